import { render, screen } from '@testing-library/react'
import { PlanningTile } from './planning-tile'

test('each kind has its first reason, a sentence by itself', () => {
  render(<PlanningTile />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'WindowsStart here if a room is draughty.',
    'DoorsStart here if the door sticks.',
    'ConservatoriesStart here if the house wants one more room with daylight.',
  ])
})

test('on the page of a kind it leads to the others', () => {
  render(<PlanningTile level={3} except="doors" />)
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Planning something else?')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('where only one kind of work is listed, it leads to the kinds within that', () => {
  render(<PlanningTile within="windows" />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/services/windows#glazing',
    '/services/windows#sash',
    '/services/windows#bay',
    '/services/windows#tiltAndTurn',
    '/services/windows#commercial',
  ])
  expect(links[1]).toHaveTextContent('Sash windowsFor period fronts.')
  expect(links[4]).toHaveTextContent('Commercial WindowsCurtain walling, aluminium and more.')
})

import { render, screen, within } from '@testing-library/react'
import { serviceList } from '@/lib/content/services'
import { ServiceBlocks } from './service-blocks'
import { Reasons } from './solutions'

test('three blocks, each with its Learn More, and finished work where there is some', () => {
  render(<ServiceBlocks finished={['doors']} />)
  const blocks = screen.getAllByRole('region')
  const links = blocks.map((block) => {
    const link = within(block).getByRole('link', { name: /^Learn More/ })
    return [within(block).getByRole('heading', { level: 2 }).textContent, link.getAttribute('href')]
  })
  expect(links).toEqual([
    ['Windows', '/services/windows'],
    ['Doors', '/services/doors'],
    ['Conservatories', '/services/conservatories'],
  ])
  const finished = screen.getAllByRole('link', { name: /we have (fitted|built)$/ })
  expect(finished.map((link) => link.getAttribute('href'))).toEqual(['/projects/type/doors'])
})

test.each(serviceList)('$name has three reasons, each with its own', (service) => {
  render(<Reasons service={service} />)
  const section = screen.getByRole('region', { name: 'Three good reasons' })
  const titles = within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(service.reasons.map(({ title }) => title))
  expect(new Set(titles).size).toBe(3)
})

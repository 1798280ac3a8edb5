import { render, screen, within } from '@testing-library/react'
import { serviceTypes } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'
import { ProjectFeatures } from './project-features'

const names = ['Windows', 'Doors', 'Conservatories']

test('three tiles, of which those that were part of the job lead to their service', () => {
  render(<ProjectFeatures services={['windows', 'conservatories']} />)
  const tiles = screen.getAllByRole('listitem')
  expect(tiles).toHaveLength(3)
  for (const [index, tile] of tiles.entries()) expect(tile).toHaveTextContent(names[index] ?? '')
  const [windows, doors, conservatories] = tiles as [HTMLElement, HTMLElement, HTMLElement]
  expect(within(windows).getByRole('link')).toHaveAttribute('href', '/services/windows')
  expect(within(conservatories).getByRole('link')).toHaveAttribute(
    'href',
    '/services/conservatories',
  )
  expect(within(doors).queryByRole('link')).not.toBeInTheDocument()
  expect(doors).toHaveTextContent('Not part of this project')
})

test('a job with everything has three links, one with nothing has none', () => {
  const { unmount } = render(<ProjectFeatures services={serviceTypes} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    serviceTypes.map(routes.service),
  )
  unmount()
  render(<ProjectFeatures services={[]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

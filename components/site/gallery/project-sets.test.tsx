import { render, screen } from '@testing-library/react'
import type { ImageSet, Photo } from '@/lib/projects/schema'
import { ProjectSets } from './project-sets'

jest.mock('@/components/site/owner/owner-islands', () => ({ OwnerProjectSet: () => null }))

const photo = (id: string, width: number): Photo => ({
  id,
  src: `https://storage.example/${id}.jpg`,
  alt: id,
  width,
  height: 800,
  formats: ['webp'],
  caption: null,
  date: null,
})

const landscape: ImageSet = { id: 'a', before: photo('b1', 1200), after: photo('a1', 1200) }
const portrait: ImageSet = { id: 'b', before: photo('b2', 600), after: photo('a2', 600) }
const mixed: ImageSet = { id: 'd', before: photo('b4', 960), after: photo('a4', 600) }
const half: ImageSet = { id: 'c', before: null, after: photo('a3', 1200) }

const project = (set: ImageSet) =>
  ({ sets: [set], id: 'p', ownerId: 'o', slug: 's', title: 'Bay', location: 'Durham' }) as never

test.each([
  ['portrait', portrait, '(min-width: 64rem) 300px, 48vw'],
  ['landscape', landscape, '(min-width: 48rem) 600px, (min-resolution: 2.5dppx)'],
  ['single', half, '(min-width: 48rem) 600px, (min-resolution: 2.5dppx)'],
])('a %s set is asked for in the size it is shown in', (_, set, sizes) => {
  render(<ProjectSets project={project(set)} company="SLW" />)
  for (const picture of screen.getAllByRole('img')) {
    expect(picture.getAttribute('sizes')).toContain(sizes)
  }
})

test('only two upright photos share a phone’s width', () => {
  render(<ProjectSets project={project(mixed)} company="SLW" />)
  for (const picture of screen.getAllByRole('img')) {
    expect(picture.getAttribute('sizes')).toContain('92vw')
  }
})

test('a caption stands with its picture', () => {
  const captioned = { ...portrait, before: { ...photo('b', 600), caption: 'Old' } }
  render(<ProjectSets project={project(captioned)} company="SLW" />)
  expect(screen.getByText('Old').closest('figure')).toContainElement(screen.getByAltText('b'))
})

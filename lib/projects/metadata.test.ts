jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SITE_URL: 'https://slw.example' } }))

import { projectMetadata } from './metadata'
import type { Photo, Project } from './schema'

const photo = (id: string): Photo => ({
  id,
  src: `https://storage.example/${id}.jpg`,
  alt: id,
  caption: null,
  date: null,
  width: 1600,
  height: 1067,
  formats: [],
})

const project: Project = {
  id: 'p',
  slug: 'bay-window-in-durham',
  title: 'Bay window',
  location: 'Durham',
  status: 'completed',
  startDate: '2026-03-01',
  completionDate: null,
  services: [],
  ownerId: 'o',
  description: `${'New sashes in an old bay. '.repeat(20)}`,
  createdAt: '2026-03-04',
  updatedAt: '2026-03-05',
  cover: photo('progress'),
  sets: [
    { id: 's1', before: photo('before'), after: null },
    { id: 's2', before: null, after: photo('after') },
  ],
  progress: [photo('progress')],
  videos: [],
}

test('title, preview of at most 100 characters and the first after image', () => {
  const { title, description, openGraph } = projectMetadata(project)
  expect(title).toBe('Bay window in Durham | SLW')
  expect(description?.length).toBeLessThanOrEqual(100)
  expect(description).toMatch(/^New sashes in an old bay\..*…$/)
  expect(openGraph?.images).toMatchObject([{ url: 'https://storage.example/after.jpg' }])
})

test('the cover that the owner chose is shared instead', () => {
  const { openGraph } = projectMetadata({ ...project, chosenCover: photo('before') })
  expect(openGraph?.images).toMatchObject([{ url: 'https://storage.example/before.jpg' }])
})

test('a project without an after image is shared with the site’s card', () => {
  const { openGraph } = projectMetadata({ ...project, sets: [] })
  expect(openGraph?.images).toMatchObject([{ url: '/share.jpg' }])
})

describe('a project with a pair', () => {
  const pair = (name: string) => ({
    id: name,
    before: photo(`${name}-before`),
    after: photo(`${name}-after`),
    socialCard: `https://storage.example/${name}-card.jpg`,
  })
  const sets = [...project.sets, pair('one'), pair('two')]
  const shared = (more: Partial<Project>) =>
    projectMetadata({ ...project, sets, ...more }).openGraph?.images

  test('is shared with before beside after, of the first or of the cover', () => {
    const size = { width: 1200, height: 630, alt: 'Bay window in Durham, before and after' }
    const card = (name: string) => [{ url: `https://storage.example/${name}-card.jpg`, ...size }]
    expect(shared({})).toMatchObject(card('one'))
    expect(shared({ chosenCover: photo('two-after') })).toMatchObject(card('two'))
  })

  test('keeps a cover of no pair, and goes without a card that could not be made', () => {
    expect(shared({ chosenCover: photo('progress') })).toMatchObject([
      { url: 'https://storage.example/progress.jpg' },
    ])
    const halves = sets.map((set) => ({ ...set, socialCard: undefined }))
    expect(shared({ sets: halves })).toMatchObject([{ url: 'https://storage.example/after.jpg' }])
  })
})

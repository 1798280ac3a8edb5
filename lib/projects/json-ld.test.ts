jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SITE_URL: 'https://slw.example' } }))

import { projectNode } from './json-ld'
import type { Photo, Project, Video } from './schema'

const photo = (id: string): Photo => ({
  id,
  src: `https://storage.example/${id}.jpg`,
  alt: `Bay window in Durham, ${id}`,
  caption: null,
  date: null,
  width: 1600,
  height: 1067,
  formats: [],
})

const video: Video = {
  id: 'v',
  src: 'https://storage.example/v.mp4',
  type: 'video/mp4',
  poster: null,
  caption: null,
  uploadedAt: '2026-03-04 10:00:00+00',
}

const project: Project = {
  id: 'p',
  slug: 'bay-window-in-durham',
  title: 'Bay window',
  location: 'Durham',
  status: 'completed',
  startDate: '2026-03-01',
  completionDate: '2026-03-03',
  services: ['windows'],
  ownerId: 'o',
  description: 'New sashes in an old bay.',
  createdAt: '2026-03-04 10:00:00+00',
  updatedAt: '2026-03-05 10:00:00+00',
  cover: photo('after'),
  sets: [{ id: 's', before: photo('before'), after: photo('after') }],
  progress: [photo('progress')],
  videos: [video],
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

test('pictures have URL, name and size', () => {
  const { image } = plain(projectNode(project))
  expect(image).toHaveLength(3)
  expect(image[0]).toMatchObject({
    '@type': 'ImageObject',
    contentUrl: 'https://storage.example/before.jpg',
    name: 'Bay window in Durham, before',
    width: 1600,
    height: 1067,
  })
})

test('a video has the required fields, with a still picture in every case', () => {
  expect(plain(projectNode(project)).video[0]).toMatchObject({
    '@type': 'VideoObject',
    name: 'Bay window in Durham, video 1',
    description: 'Bay window in Durham, video 1',
    thumbnailUrl: 'https://storage.example/after.jpg',
    uploadDate: '2026-03-04T10:00:00.000Z',
    contentUrl: 'https://storage.example/v.mp4',
  })
  const withPoster = { ...project, videos: [{ ...video, poster: 'https://storage.example/p.jpg' }] }
  expect(plain(projectNode(withPoster)).video[0].thumbnailUrl).toBe('https://storage.example/p.jpg')
  const bare = { ...project, cover: null }
  expect(plain(projectNode(bare)).video[0].thumbnailUrl).toBe('https://slw.example/share.jpg')
})

test('dates come from the rows', () => {
  expect(projectNode(project)).toMatchObject({
    dateCreated: '2026-03-03',
    dateModified: '2026-03-05T10:00:00.000Z',
  })
  expect(projectNode({ ...project, completionDate: null }).dateCreated).toBe('2026-03-01')
})

test.each(['pending', 'in_progress'] as const)('%s: nothing is said to exist yet', (status) => {
  expect(plain(projectNode({ ...project, status }))).not.toHaveProperty('dateCreated')
})

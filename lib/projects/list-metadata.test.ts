jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SITE_URL: 'https://slw.example' } }))

import { areas } from '@/lib/content/areas'
import { projectListMetadata } from './list-metadata'
import { serviceTypes } from './schema'

test('every list and page has a title and a description of its own', () => {
  const pages = [undefined, ...areas].flatMap((town) =>
    [undefined, ...serviceTypes].flatMap((type) =>
      [1, 2].map((page) => projectListMetadata(page, { type, town })),
    ),
  )
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('they name what was fitted and where', () => {
  expect(projectListMetadata(1).title).toBe('Our Projects | SLW')
  expect(projectListMetadata(1, { type: 'doors' }).title).toBe(
    'Door Projects in the North East | SLW',
  )
  expect(projectListMetadata(2, { town: 'Durham' })).toMatchObject({
    title: 'Window, Door and Conservatory Projects in Durham, page 2 | SLW',
    description: expect.stringContaining('projects in Durham'),
  })
})

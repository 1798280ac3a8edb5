import { toAccreditation, toReview } from './rows'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)

const review = {
  id: 'r',
  name: 'Rose',
  town: null,
  given_on: '2026-03-04',
  words: 'Warm.',
  source_url: null,
  is_example: false,
  projects: null,
}

test('a review without more has no links', () => {
  expect(toReview(review)).toEqual({
    id: 'r',
    name: 'Rose',
    town: null,
    date: '2026-03-04',
    words: 'Warm.',
    source: null,
    project: null,
    isExample: false,
  })
})

test('a review shows the cover of its project, and what that looked like before', () => {
  const work = { slug: 's', title: 'Bay', location: 'Roker' }
  const cover = {
    bucket: 'project-images',
    path: 'o/p/a.jpg',
    caption: null,
    width: 3,
    height: 2,
    colour: null,
    formats: null,
    comparison_start: null,
    image_type: 'after',
    image_set_id: 'set',
    lined_up_path: null,
    lined_up_width: null,
    lined_up_height: null,
    lined_up_formats: null,
  }
  const project = (project_images: (typeof cover)[], befores: (typeof cover)[] = []) =>
    toReview({ ...review, projects: { ...work, project_images, befores } }).project
  expect(project([])).toEqual({ slug: 's', title: 'Bay', cover: null, before: null })
  expect(project([cover])?.cover).toMatchObject({ alt: 'Bay in Roker, after', width: 3 })
  expect(project([cover], [cover])?.before).toMatchObject({ alt: 'Bay in Roker, before' })
})

test.each([
  ['“Warm at last.”', 'Warm at last.'],
  ['"Warm at last."', 'Warm at last.'],
  ['‘Warm’ and ‘dry’', '‘Warm’ and ‘dry’'],
  ['“Warm” and “dry”', '“Warm” and “dry”'],
])('pages set the quotation marks: %s', (words, shown) => {
  expect(toReview({ ...review, words }).words).toBe(shown)
})

test('only an https link is followed, and its host named', () => {
  const source = (source_url: string) => toReview({ ...review, source_url }).source
  expect(source('https://www.example.org/r')).toEqual({
    href: 'https://www.example.org/r',
    host: 'example.org',
  })
  expect(source('javascript:alert(1)')).toBeNull()
})

test('an accreditation’s logo is on our storage, small where it was made', () => {
  const row = {
    id: 'a',
    name: 'Guild',
    number: null,
    link_url: 'javascript:alert(1)',
    logo_formats: null,
    is_example: true,
  }
  const logo = (logo_url: string | null, logo_formats: string | null = null) =>
    toAccreditation({ ...row, logo_url, logo_formats }, 'https://now.test').logo
  expect(toAccreditation({ ...row, logo_url: null }, 'https://now.test')).toEqual({
    id: 'a',
    name: 'Guild',
    number: null,
    href: null,
    logo: null,
    isExample: true,
  })
  const path = '/storage/v1/object/public/logos/o/logo/a'
  expect(logo(`https://former.test${path}.png`)).toBe(`https://now.test${path}.png`)
  expect(logo(`https://former.test${path}.png`, 'webp')).toBe(`https://now.test${path}/256.webp`)
  expect(logo('https://evil.test/a.png')).toBeNull()
})

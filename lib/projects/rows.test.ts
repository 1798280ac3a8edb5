import { comparedPair, isFullSet, photosOf } from './gallery'
import { toListedProject, toOwnProject } from './own-rows'
import { toProject, toSummary } from './rows'

jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SUPABASE_URL: 'https://storage.example' } }))

const facts = {
  id: '0b7c1f5e-0000-4000-8000-000000000001',
  slug: 'bay-window-in-durham',
  title: 'Bay window',
  location: 'Durham',
  description: 'A bay.',
  status: 'completed',
  start_date: '2026-03-04',
  completion_date: null,
  has_windows: true,
  has_doors: false,
  has_conservatories: true,
  is_hidden: false,
  created_at: '2026-03-01T00:00:00Z',
  updated_at: '2026-03-02T00:00:00Z',
  user_id: 'owner',
}

const image = (id: string, image_type: string, image_set_id: string | null = null) => ({
  id,
  image_type,
  image_set_id,
  is_cover: null as true | null,
  image_date: null,
  bucket: image_type === 'video' ? 'project-videos' : 'project-images',
  path: `owner/project/${id}.${image_type === 'video' ? 'webm' : 'jpg'}`,
  caption: null as string | null,
  width: 1200 as number | null,
  height: 800 as number | null,
  colour: null,
  formats: null,
  comparison_start: null,
  poster_path: null as string | null,
  lined_up_path: null as string | null,
  lined_up_width: null as number | null,
  lined_up_height: null as number | null,
  lined_up_formats: null as string | null,
  created_at: '2026-03-04 10:00:00+00',
})

describe('a card', () => {
  it('lists its services in page order and has a cover with alt text', () => {
    const summary = toSummary({ ...facts, project_images: [image('a', 'after')], befores: [] })
    expect(summary.services).toEqual(['windows', 'conservatories'])
    expect(summary.cover).toMatchObject({
      src: 'https://storage.example/storage/v1/object/public/project-images/owner/project/a.jpg',
      alt: 'Bay window in Durham, after',
      width: 1200,
      height: 800,
    })
  })

  it('has no cover when there is no picture', () => {
    expect(toSummary({ ...facts, project_images: [], befores: [] }).cover).toBeNull()
  })

  it('has a before where that is of the same set as its cover', () => {
    const beforeOf = (cover: ReturnType<typeof image>, first: ReturnType<typeof image>) =>
      toSummary({ ...facts, project_images: [cover], befores: [first] }).before
    const after = image('a', 'after', 's1')
    expect(beforeOf(after, image('b', 'before', 's1'))).toMatchObject({
      alt: 'Bay window in Durham, before',
    })
    expect(beforeOf(after, image('b', 'before', 's2'))).toBeNull()
    expect(beforeOf(image('a', 'after'), image('b', 'before'))).toBeNull()
    const alone = image('b', 'before', 's1')
    expect(beforeOf(alone, alone)).toBeNull()
  })

  it('says whether its cover shows how it was before', () => {
    const isBefore = (cover: ReturnType<typeof image>) =>
      toSummary({ ...facts, project_images: [cover], befores: [] }).isBefore
    expect(isBefore(image('b', 'before', 's1'))).toBe(true)
    expect(isBefore(image('a', 'after', 's1'))).toBeUndefined()
  })

  it('shows both lined up where both were', () => {
    const linedUp = { lined_up_path: 'o/p/l.jpg', lined_up_width: 900, lined_up_height: 600 }
    const [after, before] = [image('a', 'after', 's1'), image('b', 'before', 's1')]
    const pairOf = (cover: typeof after, first: typeof before) => {
      const shown = toSummary({ ...facts, project_images: [cover], befores: [first] })
      return [shown.cover?.width, shown.before?.width]
    }
    expect(pairOf({ ...after, ...linedUp }, { ...before, ...linedUp })).toEqual([900, 900])
    expect(pairOf({ ...after, ...linedUp }, before)).toEqual([1200, 1200])
    expect(pairOf(after, { ...before, ...linedUp })).toEqual([1200, 1200])
  })
})

describe('a project', () => {
  const project = toProject({
    ...facts,
    project_images: [
      image('b1', 'before', 's1'),
      image('p1', 'progress'),
      image('b2', 'before', 's2'),
      { ...image('a1', 'after', 's1'), caption: '  The new bay ', poster_path: 'o/p/card-1.jpg' },
      image('a3', 'after'),
      { ...image('v1', 'video', 's9'), poster_path: 'owner/project/still one.jpg' },
    ],
  })

  it('pairs before and after by set, oldest set first', () => {
    expect(project.sets.map(({ before, after }) => [before?.id, after?.id])).toEqual([
      ['b1', 'a1'],
      ['b2', undefined],
      [undefined, 'a3'],
    ])
    expect(project.sets.map(isFullSet)).toEqual([true, false, false])
  })

  it('has a set’s card for shared links', () => {
    const cards = project.sets.map(({ socialCard }) => socialCard)
    expect(cards).toEqual([expect.stringMatching(/o\/p\/card-1\.jpg$/), undefined, undefined])
  })

  it('has a set as one view where both halves are lined up', () => {
    const seen = (path: string) => ({
      lined_up_path: `owner/project/${path}.jpg`,
      lined_up_width: 1000,
      lined_up_height: 700,
      lined_up_formats: 'webp',
    })
    const sets = (...images: ReturnType<typeof image>[]) =>
      toProject({ ...facts, project_images: images }).sets
    const before = { ...image('b', 'before', 's'), ...seen('level-b') }
    const after = { ...image('a', 'after', 's'), ...seen('level-a'), caption: 'New' }
    const [set] = sets(before, after)
    if (!isFullSet(set)) throw new Error('No set')
    expect(set.after.src).toMatch(/project\/a\.jpg$/)
    const shown = comparedPair(set)
    expect(shown.before).toMatchObject({ width: 1000, height: 700, formats: ['webp'] })
    expect(shown.before.src).toMatch(/level-b\.jpg$/)
    expect(shown.after).toMatchObject({ alt: 'New', src: expect.stringMatching(/level-a\.jpg$/) })
    const [half] = sets(before, image('a', 'after', 's'))
    if (!isFullSet(half)) throw new Error('No set')
    expect(comparedPair(half)).toEqual({ before: half.before, after: half.after })
  })

  it('uses the caption as alt text', () => {
    expect(project.sets[0]?.after).toMatchObject({ alt: 'The new bay', caption: 'The new bay' })
    expect(project.sets[0]?.before).toMatchObject({
      alt: 'Bay window in Durham, before',
      caption: null,
    })
  })

  it('lists every photo once, sets first, without videos', () => {
    expect(photosOf(project).map(({ id }) => id)).toEqual(['b1', 'a1', 'b2', 'a3', 'p1'])
  })

  it('is covered by an after image', () => {
    expect(project.cover?.src).toMatch(/a1\.jpg$/)
  })

  it('has each video’s type and still', () => {
    expect(project.videos).toEqual([
      {
        id: 'v1',
        src: 'https://storage.example/storage/v1/object/public/project-videos/owner/project/v1.webm',
        type: 'video/webm',
        poster:
          'https://storage.example/storage/v1/object/public/project-images/owner/project/still%20one.jpg',
        caption: null,
        uploadedAt: '2026-03-04 10:00:00+00',
      },
    ])
  })

  it('gives a picture without a stored size the default shape', () => {
    const old = { ...image('o', 'after'), width: null, height: null }
    const { cover } = toProject({ ...facts, project_images: [old] })
    expect(cover).toMatchObject({ width: 1600, height: 1067 })
  })
})

describe('the lead picture of a project', () => {
  const of = (...images: ReturnType<typeof image>[]) =>
    toProject({ ...facts, project_images: images }).cover?.src.match(/(\w+)\.jpg$/)?.[1]

  it('is an after image, else progress, else before', () => {
    const [before, progress, after] = [
      image('b', 'before', 's'),
      image('p', 'progress'),
      image('a', 'after', 's'),
    ]
    expect(of(before, progress, after)).toBe('a')
    expect(of(before, progress)).toBe('p')
    expect(of(before)).toBe('b')
    expect(of(image('v', 'video', 's'))).toBeUndefined()
  })

  it('is the one that the owner chose', () => {
    const chosen = { ...image('b', 'before', 's'), is_cover: true as const }
    const project = toProject({ ...facts, project_images: [image('a', 'after', 's'), chosen] })
    expect(project.cover?.id).toBe('b')
    expect(project.chosenCover).toBe(project.cover)
    expect(of(image('a', 'after'))).toBe('a')
  })
})

describe('a project on the dashboard', () => {
  const captioned = (image_type: string, image_set_id: string | null, caption: string) => ({
    ...image(caption, image_type, image_set_id),
    caption,
  })
  function shown(...project_images: ReturnType<typeof image>[]) {
    const { before, after } = toOwnProject({ ...facts, project_images, covers: [] })
    return [before?.alt, after?.alt]
  }

  it('shows the pictures of a complete set where there is one', () => {
    expect(
      shown(
        captioned('before', 'a', 'lone'),
        captioned('after', 'b', 'other'),
        captioned('before', 'c', 'old door'),
        captioned('after', 'c', 'new door'),
      ),
    ).toEqual(['old door', 'new door'])
  })

  it('otherwise shows the first of each', () => {
    expect(shown()).toEqual([undefined, undefined])
    expect(shown(captioned('after', null, 'new door'))).toEqual([undefined, 'new door'])
    // Two pictures without a set are no pair, but belong to the same project.
    expect(shown(captioned('before', null, 'old'), captioned('after', null, 'new'))).toEqual([
      'old',
      'new',
    ])
  })

  it('has a cover beside them', () => {
    const covers = [captioned('progress', null, 'scaffolding')]
    const { before, cover } = toOwnProject({ ...facts, project_images: [], covers })
    expect([before, cover?.alt]).toEqual([null, 'scaffolding'])
  })

  it('says what a picture without a caption shows', () => {
    expect(shown(image('b', 'before'))).toEqual(['Bay window in Durham, before', undefined])
  })
})

test('a project in the list shows its cover, if it has one', () => {
  const listed = toListedProject({ ...facts, covers: [image('a', 'after')] })
  expect(listed).toMatchObject({ slug: facts.slug, createdAt: facts.created_at })
  expect(listed.cover?.alt).toBe('Bay window in Durham, after')
  expect(toListedProject({ ...facts, covers: [] }).cover).toBeNull()
})

import { projectCreateSchema, projectEditSchema, projectFormSchema } from './form-schema'

const form = {
  title: '  Bay window ',
  location: 'Roker',
  start_date: '2026-03-01',
  completion_date: '',
  status: 'pending',
  description: 'Two panes.',
}

function problems(changes: Record<string, unknown>) {
  const result = projectFormSchema.safeParse({ ...form, ...changes })
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

it('lets a draft lack what only visitors have to read', () => {
  const draft = { ...form, location: ' ', description: '', is_hidden: 'on' }
  expect(projectFormSchema.safeParse(draft).success).toBe(true)
  expect(problems({ location: ' ', description: '' })).toEqual([
    'location: Please enter a location',
    'description: Please enter a description',
  ])
  expect(problems({ title: '', is_hidden: 'on' })).toEqual(['title: Please enter a title'])
})

it('accepts what the form posts', () => {
  expect(projectFormSchema.parse({ ...form, has_doors: 'on' })).toEqual({
    ...form,
    title: 'Bay window',
    completion_date: null,
    has_windows: false,
    has_doors: true,
    has_conservatories: false,
    is_hidden: false,
  })
})

it('requires title, location, start date, status and description (specification §5)', () => {
  const result = projectFormSchema.safeParse({})
  const fields = result.error?.issues.map(({ path }) => path[0])
  expect(new Set(fields)).toEqual(
    new Set(['title', 'location', 'start_date', 'completion_date', 'status', 'description']),
  )
  expect(problems({ title: '   ' })).toEqual(['title: Please enter a title'])
  expect(problems({ status: 'archived' })).toEqual(['status: Please choose a status'])
  expect(problems({ start_date: '2026-02-30' })).toEqual(['start_date: Please choose a start date'])
})

it('counts characters as the database does', () => {
  expect(problems({ title: '🪟'.repeat(120) })).toEqual([])
  expect(problems({ title: '🪟'.repeat(121) })).toEqual([
    'title: Please keep this to 120 characters',
  ])
})

it('refuses a completion before the start', () => {
  expect(problems({ completion_date: '2026-02-28' })).toEqual([
    'completion_date: The completion date is before the start date',
  ])
  expect(problems({ completion_date: '2026-03-01' })).toEqual([])
})

it('requires an id for a change', () => {
  expect(projectEditSchema.safeParse(form).success).toBe(false)
  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  expect(projectEditSchema.parse({ ...form, id }).id).toBe(id)
})

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const picture = {
  upload: id,
  image_type: 'before',
  image_set_id: id,
  caption: ' Old frames\0 ',
  image_date: '',
  poster: null,
}

it('parses pictures and captions from the form’s JSON fields', () => {
  const media = JSON.stringify([picture])
  const captions = JSON.stringify([{ id, caption: '', image_date: '2026-03-02' }])
  expect(projectEditSchema.parse({ ...form, id, media, captions })).toMatchObject({
    media: [{ ...picture, caption: 'Old frames', image_date: null }],
    captions: [{ id, caption: '', image_date: '2026-03-02' }],
  })
  expect(projectEditSchema.parse({ ...form, id })).toMatchObject({ media: [], captions: [] })
})

it.each([
  ['no list', '{'],
  ['no array', '{}'],
  ['a type there is not', JSON.stringify([{ ...picture, image_type: 'plan' }])],
  ['no id', JSON.stringify([{ ...picture, upload: '../x' }])],
  ['a caption too long', JSON.stringify([{ ...picture, caption: 'é'.repeat(301) }])],
  ['a day there is not', JSON.stringify([{ ...picture, image_date: '2026-02-30' }])],
  ['more files than anybody sends', JSON.stringify(Array(201).fill(picture))],
])('refuses pictures that are %s', (_what, media) => {
  const { error } = projectCreateSchema.safeParse({ ...form, id, media })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['media'])
})

const other = '0d1c2b3a-4958-4676-8594-a3b2c1d0e9f8'
it.each<[string, string | undefined, unknown]>([
  ['none', undefined, undefined],
  ['one', JSON.stringify([other, id]), [other, id]],
  ['one that names a set twice', JSON.stringify([id, id]), false],
  ['no ids', '["first"]', false],
  ['no list', '{"0":1}', false],
  ['thousands', JSON.stringify(Array.from({ length: 3000 }, () => crypto.randomUUID())), false],
])('an order: %s', (_, sets, expected) => {
  const { success, data } = projectCreateSchema.safeParse({ ...form, id, sets })
  expect(success && data?.sets).toEqual(expected)
})

it('takes as many lined-up sets as a project has: saved ones get a new photo too', () => {
  const half = { beforeId: id, afterId: id, beforeUpload: id, afterUpload: id }
  const pairs = Array.from({ length: 12 }, () => ({ ...half, beforeSrc: '/b', afterSrc: '/a' }))
  const linedUp = JSON.stringify(pairs)
  expect(projectEditSchema.parse({ ...form, id, linedUp }).linedUp).toEqual(pairs)
})

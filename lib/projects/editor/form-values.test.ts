/** @jest-environment jsdom */
import { projectFormSchema } from './form-schema'
import {
  baseOf,
  changedTexts,
  type ProjectValues,
  problemsOf,
  readValues,
  rebased,
  valuesOf,
  withSent,
} from './form-values'

const good: ProjectValues = {
  ...valuesOf(),
  title: 'Porch',
  location: 'Durham',
  start_date: '2026-03-02',
  description: 'Oak.',
}

/** As the browser posts it: an unticked box is left out. */
function refusals(values: ProjectValues): Record<string, string> {
  const posted = Object.entries(values).filter(([name, value]) => value || !name.startsWith('has_'))
  const issues = projectFormSchema.safeParse(Object.fromEntries(posted)).error?.issues ?? []
  const found: Record<string, string> = {}
  for (const { path, message } of issues) found[path.join('.')] ??= message
  return found
}

it.each<[string, Partial<ProjectValues>]>([
  ['nothing wrong', {}],
  ['all empty', valuesOf()],
  ['blanks', { title: '  ', location: '\n', description: ' ' }],
  ['too long', { title: 'x'.repeat(121), description: 'x'.repeat(5001) }],
  ['just short enough', { title: '🏠'.repeat(120) }],
  ['the end before the start', { completion_date: '2026-03-01' }],
  ['one day', { completion_date: '2026-03-02' }],
  ['an unknown status', { status: 'someday' }],
])('says of %s what the server would say', (_, change) => {
  const values = { ...good, ...change }
  expect(problemsOf(values)).toEqual(refusals(values))
})

it('reads back the form that it fills', () => {
  const form = document.createElement('form')
  form.innerHTML = `<input name="title" value="Porch"><input type="checkbox" name="has_doors" checked>
    <input type="checkbox" name="has_windows"><input name="caption-1" value="not of the project">`
  expect(readValues(form)).toMatchObject({ title: 'Porch', has_doors: 'on', has_windows: '' })
  expect(Object.keys(readValues(form))).not.toContain('caption-1')
})

it('starts with the saved values, pending by default', () => {
  expect(valuesOf().status).toBe('pending')
  const saved = valuesOf({
    ...good,
    completion_date: null,
    has_windows: true,
    has_doors: false,
    has_conservatories: false,
  })
  expect(saved).toEqual({ ...good, has_windows: 'on' })
})

it('treats both kinds of line break as the same text', () => {
  const base = baseOf({ ...good, description: 'a\nb' })
  expect(changedTexts({ ...good, description: 'a\r\nb' }, base)).toEqual([])
  expect(changedTexts({ ...good, title: 'Bay', has_doors: 'on' }, baseOf(good))).toEqual([
    'title',
    'has_doors',
  ])
})

it('expects sent texts to be stored, and resends a text that was changed back', () => {
  const sent = withSent(baseOf(good), { ...good, title: ' Bay ' })
  expect(sent).toEqual({ ...baseOf(good), title: ['Porch', 'Bay'] })
  expect(changedTexts(good, sent)).toEqual(['title'])
  // The same text again adds nothing.
  expect(withSent(sent, { ...good, title: 'Bay' })).toEqual(sent)
  const often = Array.from({ length: 30 }, (_, index) => `Bay ${index}`).reduce(
    (base, title) => withSent(base, { ...good, title }),
    sent,
  )
  expect(often.title).toHaveLength(10)
  expect(often.title?.at(0)).toBe('Porch')
  expect(often.title?.at(-1)).toBe('Bay 29')
})

describe('a restored draft', () => {
  const begun = { ...good, has_doors: 'on' }

  it('is applied over what was saved meanwhile', () => {
    const typed = { ...begun, title: 'Oak porch', has_doors: '' }
    const saved = { ...begun, description: 'Ash.' }
    expect(rebased(typed, baseOf(begun), saved)).toEqual({
      texts: { ...good, title: 'Oak porch', description: 'Ash.', has_doors: '' },
      base: baseOf(saved),
      stored: {},
    })
  })

  it('keeps the base of a text that was also saved meanwhile, and returns the saved text', () => {
    const saved = { ...begun, title: 'Bay', location: 'Roker' }
    const typed = { ...begun, title: 'Oak porch', location: 'Roker' }
    expect(rebased(typed, baseOf(begun), saved)).toEqual({
      texts: typed,
      base: { ...baseOf(saved), title: ['Porch'], location: ['Roker'] },
      stored: { title: 'Bay' },
    })
  })

  it('does not report its own sent text as a change', () => {
    const base = { ...baseOf(begun), title: ['Porch', 'Bay'] }
    const saved = { ...begun, title: 'Bay' }
    expect(rebased({ ...begun, title: 'Bay window' }, base, saved)).toMatchObject({
      texts: { title: 'Bay window' },
      base,
      stored: {},
    })
    // Sent texts are also kept where nothing is saved yet.
    const unsaved = { ...baseOf(valuesOf()), title: ['', 'Bay'] }
    const again = rebased({ ...valuesOf(), title: 'Bay window' }, unsaved, valuesOf())
    expect([again.base, again.stored]).toEqual([unsaved, {}])
  })

  it('returns the text of a deleted picture', () => {
    const typed = { 'caption-1': 'Oak', 'date-1': '', 'caption-2': 'Ash' }
    const base = baseOf({ 'caption-1': '', 'date-1': '', 'caption-2': '' })
    expect(rebased(typed, base, { 'caption-2': 'Elm' })).toEqual({
      texts: typed,
      base,
      stored: { 'caption-1': null, 'caption-2': 'Elm' },
    })
  })
})

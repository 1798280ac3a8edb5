import { projectFormSchema } from './form-schema'
import {
  changedFields,
  type ProjectValues,
  problemsOf,
  readValues,
  rebased,
  valuesOf,
} from './form-values'

const good: ProjectValues = {
  ...valuesOf(),
  title: 'Porch',
  location: 'Durham',
  start_date: '2026-03-02',
  description: 'Oak.',
}

/** As the browser posts it: a box that is not ticked is left out. */
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

it('reads a form as it fills it', () => {
  const form = document.createElement('form')
  form.innerHTML = `<input name="title" value="Porch"><input type="checkbox" name="has_doors" checked>
    <input type="checkbox" name="has_windows"><input name="caption-1" value="not of the project">`
  expect(readValues(form)).toMatchObject({ title: 'Porch', has_doors: 'on', has_windows: '' })
  expect(Object.keys(readValues(form))).not.toContain('caption-1')
})

it('starts with what is saved, pending where nothing is', () => {
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

it('takes the line breaks of a textarea for the same text', () => {
  expect(
    changedFields({ ...good, description: 'a\r\nb' }, { ...good, description: 'a\nb' }),
  ).toEqual([])
  expect(changedFields(good, { ...good, title: 'Bay', has_doors: 'on' })).toEqual([
    'title',
    'has_doors',
  ])
})

it('puts what was typed on top of what somebody saved meanwhile', () => {
  const typed = { ...good, title: 'Oak porch', has_doors: '' }
  const begun = { ...good, has_doors: 'on' }
  const saved = { ...begun, title: 'Bay', description: 'Ash.' }
  expect(rebased(typed, begun, saved)).toEqual({
    ...good,
    title: 'Oak porch',
    description: 'Ash.',
    has_doors: '',
  })
})

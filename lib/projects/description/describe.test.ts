import fc from 'fast-check'
import { type ProjectValues, valuesOf } from '../editor/form-values'
import { projectStatuses, serviceFlags } from '../schema'
import { describeProject } from './describe'
import { durationWords } from './duration'

const full = {
  ...valuesOf(),
  title: 'Bay windows',
  location: 'Roker',
  start_date: '2026-03-02',
  completion_date: '2026-03-18',
  has_windows: 'on',
  has_doors: 'on',
}

/** Every text that the random choice can produce. */
function texts(values: ProjectValues): string[] {
  const all = Array.from({ length: 6 }, (_, step) => describeProject(values, () => step / 6))
  return [...new Set(all)]
}

it.each([
  ['2026-03-02', '2026-03-02', 'the same day'],
  ['2026-03-02', '2026-03-03', 'one day'],
  ['2026-03-02', '2026-03-04', 'two days'],
  ['2026-03-02', '2026-03-08', 'six days'],
  ['2026-03-02', '2026-03-09', 'one week'],
  ['2026-03-02', '2026-03-10', 'one week and one day'],
  ['2026-03-02', '2026-03-13', 'one week and four days'],
  ['2026-03-02', '2026-03-14', 'about two weeks'],
  ['2026-03-02', '2026-03-15', 'about two weeks'],
  ['2026-03-02', '2026-03-16', 'two weeks'],
  ['2026-03-02', '2026-03-18', 'two weeks and two days'],
  ['2026-03-02', '2026-05-18', '11 weeks'],
  // Spans the change to summer time.
  ['2026-03-28', '2026-03-30', 'two days'],
  ['2026-03-02', '2026-03-01', ''],
  ['2026-03-02', '', ''],
  ['', '2026-03-02', ''],
])('from %s to %s: %j', (start, end, words) => {
  expect(durationWords(start, end)).toBe(words)
})

it('reads as a person would write it', () => {
  const job = { ...full, title: 'Bay window and front door', completion_date: '2026-03-07' }
  expect(texts({ ...job, status: 'completed' })).toEqual([
    'We have finished a bay window and front door in Roker. It took us five days.',
    'On 2 March 2026 we started work on a bay window and front door in Roker. The job was done in five days.',
    'Another job finished: a bay window and front door in Roker. From start to finish it took five days.',
  ])
  expect(texts({ ...job, status: 'in_progress' })[0]).toBe(
    'We are working on a bay window and front door in Roker. Work started on 2 March 2026. We plan to finish on 7 March 2026.',
  )
  expect(texts({ ...job, title: 'Porch', location: '3 High Street' })[0]).toMatch(
    /^We will soon be working on a porch at 3 High Street\. The job will also include windows and doors\./,
  )
})

it.each([
  [{ title: '', location: 'Roker' }, 'We have finished our work on windows and doors in Roker.'],
  [{ title: 'The Old Rectory' }, 'We have finished our project ‘The Old Rectory’ in Roker.'],
  [{ title: 'Bay window in Roker.' }, 'We have finished a bay window in Roker.'],
  [{ title: 'Porch', location: 'Near Durham' }, 'We have finished a porch near Durham.'],
  [{ title: 'Porch', location: '' }, 'We have finished a porch.'],
])('%j begins: %s', (values, opening) => {
  const [text] = texts({ ...full, ...values, status: 'completed' })
  expect(text?.startsWith(opening)).toBe(true)
})

it('chooses among three texts for completed, two for ongoing and three for upcoming work', () => {
  const counts = projectStatuses.map((status) => texts({ ...full, status }).length)
  expect(counts).toEqual([3, 2, 3])
})

it('mentions the kinds of work that the title leaves out', () => {
  for (const status of projectStatuses) {
    for (const text of texts({ ...full, status })) {
      expect(text).toMatch(/bay windows in Roker\./)
      expect(text).toMatch(/also includ(?:e|es|ed) doors\./)
      expect(text).not.toContain('conservator')
    }
  }
})

const titles = fc.constantFrom(
  ...['', 'Porch!', 'Oak door', 'Bay window and front door', 'New windows', 'Double glazing'],
  ...['Orangery', 'The Old Rectory', 'Windows  and door', 'Refit of 3 shops...', 'uPVC windows'],
)
const days = fc.constantFrom('', '2026-03-02', '2026-03-03', '2026-03-07', '2026-03-15', 'soon')
const box = fc.constantFrom('', 'on')
const anyValues = fc.record({
  title: titles,
  location: fc.constantFrom('', 'Roker', '12 High Street, Durham', 'Near Seaham', 'Whitley Bay.'),
  start_date: days,
  completion_date: days,
  status: fc.constantFrom<string>(...projectStatuses),
  description: fc.constant('Mine.'),
  has_windows: box,
  has_doors: box,
  has_conservatories: box,
})

it('is plain English whatever is missing', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const count = { completed: 3, in_progress: 2, pending: 3 }[values.status]
      const all = texts(values)
      expect(all.length).toBeLessThanOrEqual(count ?? 0)
      for (const text of all) {
        expect(text).toMatch(/^[A-Z][^!]*\.$/)
        expect(text).not.toMatch(/undefined|null|NaN|Invalid|false|Mine| {2}| [.,:;]|\.\.|\.[A-Z]/)
        // Each sentence begins large and ends.
        for (const sentence of text.split(/(?<=\.) /)) expect(sentence).toMatch(/^[A-Z].+\.$/)
        expect(text).not.toMatch(/\b(\w+) \1\b/i)
        expect(text).not.toMatch(/\ba (?:oak|orangery|old|8|11)/)
        expect(text).not.toMatch(/\ban (?:bay|porch|uPVC|new|project)/)
        expect(text).not.toMatch(/\ba(?:n)? (?:[\w-]+ )*?(?:windows|doors|glazing)\b/)
        // A number and its unit agree.
        expect(text).not.toMatch(
          /\b(?:one|1) (?:days|weeks)|\b(?!one )\w+ (?:week|day)\b(?<!same day)/,
        )
      }
    }),
    { numRuns: 2000 },
  )
})

it('says how long completed work took, and no other', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const duration = durationWords(values.start_date, values.completion_date)
      for (const text of texts(values)) {
        const isSaid = duration !== '' && text.includes(duration)
        expect(isSaid).toBe(duration !== '' && values.status === 'completed')
      }
    }),
  )
})

it('mentions all windows, doors and conservatories that are ticked', () => {
  const said = {
    windows: /window|glazing/i,
    doors: /door/i,
    conservatories: /conservator|orang/i,
  }
  fc.assert(
    fc.property(anyValues, (values) => {
      for (const text of texts(values)) {
        for (const [service, flag] of Object.entries(serviceFlags)) {
          if (values[flag]) expect(text).toMatch(said[service as keyof typeof said])
        }
      }
    }),
  )
})

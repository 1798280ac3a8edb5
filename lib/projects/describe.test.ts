import { describeProject, durationWords } from './describe'
import { valuesOf } from './editor/form-values'
import { projectStatuses } from './schema'

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
function texts(values: typeof full): string[] {
  const all = Array.from({ length: 60 }, (_, step) => describeProject(values, () => step / 60))
  return [...new Set(all)]
}

it.each([
  ['2026-03-02', '2026-03-02', 'the same day'],
  ['2026-03-02', '2026-03-03', 'one day'],
  ['2026-03-02', '2026-03-04', '2 days'],
  ['2026-03-02', '2026-03-08', '6 days'],
  ['2026-03-02', '2026-03-09', 'one week'],
  ['2026-03-02', '2026-03-10', 'one week and one day'],
  ['2026-03-02', '2026-03-13', 'one week and 4 days'],
  ['2026-03-02', '2026-03-14', 'about 2 weeks'],
  ['2026-03-02', '2026-03-15', 'about 2 weeks'],
  ['2026-03-02', '2026-03-16', '2 weeks'],
  ['2026-03-02', '2026-03-18', '2 weeks and 2 days'],
  // Spans the change to summer time.
  ['2026-03-28', '2026-03-30', '2 days'],
  ['2026-03-02', '2026-03-01', ''],
  ['2026-03-02', '', ''],
  ['', '2026-03-02', ''],
])('from %s to %s: %j', (start, end, words) => {
  expect(durationWords(start, end)).toBe(words)
})

it('chooses among three texts for completed, two for ongoing and three for upcoming work', () => {
  const counts = projectStatuses.map((status) => texts({ ...full, status }).length)
  expect(counts).toEqual([3, 2, 3])
})

it('mentions the form’s values in every text', () => {
  for (const status of projectStatuses) {
    for (const text of texts({ ...full, status })) {
      for (const fact of ['Bay windows', 'Roker', 'windows and doors', '2 March 2026']) {
        expect(text).toContain(fact)
      }
      expect(text).not.toContain('conservator')
    }
  }
})

it('mentions the duration in every text of completed work and in no other', () => {
  const completed = { ...full, status: 'completed' }
  for (const text of texts(completed)) expect(text).toContain('2 weeks and 2 days')
  for (const text of texts({ ...completed, completion_date: '2026-03-02' })) {
    expect(text).toContain('the same day')
  }
  for (const text of texts({ ...full, status: 'pending' })) expect(text).not.toContain('weeks')
})

it('stays a sentence when values are missing, without exclamation marks', () => {
  const gaps = [
    valuesOf(),
    { ...valuesOf(), title: 'Porch!' },
    { ...valuesOf(), location: 'Durham' },
    { ...full, completion_date: '' },
    { ...full, start_date: '' },
    { ...full, completion_date: '2026-01-01' },
  ]
  for (const values of gaps) {
    for (const status of projectStatuses) {
      for (const text of texts({ ...values, status })) {
        expect(text).toMatch(/^[A-Z][^!]*\.$/)
        expect(text).not.toMatch(/undefined|null|Invalid|false| {2}| \.|\.\./)
      }
    }
  }
})

/** @jest-environment jsdom */
import { clearDraft, type Draft, idFor, isEmpty, loadDraft, saveDraft } from './draft'

const values = { name: 'Ann', email: 'a@b.co', phone: '', projectType: 'custom', message: 'Hello' }
const draft: Draft = { values, preselect: '', attempts: [] }
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

afterEach(() => clearDraft())

test('the same content keeps its id, other content gets its own, and returning to the first restores its id', () => {
  const [first, one] = idFor(values, [])
  expect(first).toMatch(uuid)
  expect(idFor(values, one)).toEqual([first, one])
  expect(idFor({ ...values, message: ' Hello\n' }, one)[0]).toBe(first)
  const [second, two] = idFor({ ...values, message: 'Hello again' }, one)
  expect(second).not.toBe(first)
  expect(idFor(values, two)[0]).toBe(first)
})

test.each(['name', 'email', 'phone', 'projectType', 'message'])('%s is content', (field) => {
  const [first, attempts] = idFor(values, [])
  expect(idFor({ ...values, [field]: 'changed' }, attempts)[0]).not.toBe(first)
})

test('an id is made without randomUUID too', () => {
  const original = crypto.randomUUID
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
  expect(idFor(values, [])[0]).toMatch(uuid)
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: original })
})

test('is saved, found again and cleared', () => {
  expect(loadDraft()).toBeNull()
  saveDraft(draft)
  expect(loadDraft()).toEqual(draft)
  clearDraft()
  expect(loadDraft()).toBeNull()
})

test.each([{}, { values: {}, attempts: [], preselect: '' }, { ...draft, attempts: undefined }])(
  '%j is no draft',
  (stored) => {
    saveDraft(stored as unknown as Draft)
    expect(loadDraft()).toBeNull()
  },
)

test('a form is empty when it holds only the page’s own choice', () => {
  const blank = { name: '', email: '', phone: '', projectType: 'conservatory', message: '' }
  expect(isEmpty(blank, 'conservatory')).toBe(true)
  expect(isEmpty(blank, '')).toBe(false)
  expect(isEmpty({ ...blank, phone: '1' }, 'conservatory')).toBe(false)
})

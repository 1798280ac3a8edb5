/** @jest-environment jsdom */
import { createDrafts, isText } from './drafts'
import { countOwnerDrafts, forgetOwnerDrafts } from './owner-drafts'

const HOUR_MS = 60 * 60 * 1000
const kind = { of: 'owner', name: 'note', storage: 'local', isDraft: isText } as const
const notes = createDrafts<string>(kind)
const inTab = createDrafts<string>({ ...kind, storage: 'session' })
const visitor = createDrafts<string>({ ...kind, of: 'visitor', storage: 'session' })

beforeEach(() => {
  jest.restoreAllMocks()
  forgetOwnerDrafts()
  localStorage.clear()
  sessionStorage.clear()
})

const refuse = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError')
    })
  }
}

it.each([
  ['on the device', notes, localStorage],
  ['in the tab', inTab, sessionStorage],
])('is kept %s until it is cleared', (_, drafts, storage) => {
  expect(drafts.load('a')).toBeNull()
  expect(drafts.save('a', 'Ring')).toBe(true)
  expect(drafts.load('a')).toBe('Ring')
  expect(drafts.load('b')).toBeNull()
  expect(storage).toHaveLength(1)
  drafts.clear('a')
  expect(drafts.load('a')).toBeNull()
  expect(storage).toHaveLength(0)
})

it('lists a key and those that continue it', () => {
  for (const key of ['ann:new', 'ann:new:tab', 'ann:newer', 'bob:new']) notes.save(key, 'Ring')
  inTab.save('ann:new:other', 'Ring')
  expect(notes.keys('ann:new').sort()).toEqual(['ann:new', 'ann:new:tab'])
})

it('is not loaded once it is too old', () => {
  const brief = createDrafts<string>({ ...kind, maxAgeMs: HOUR_MS })
  brief.save('a', 'Ring')
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS - 1000)
  expect(brief.load('a')).toBe('Ring')
  jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS)
  expect(brief.load('a')).toBeNull()
})

it.each(['{', 'null', '7', '{}', '"Ring"', '{"at":1}', '{"at":1,"draft":7}'])(
  'does not load %s',
  (stored) => {
    notes.save('a', 'Ring')
    localStorage.setItem(localStorage.key(0) ?? '', stored)
    expect(notes.load('a')).toBeNull()
  },
)

it('keeps what storage has no room for within the page, and says so', () => {
  notes.save('a', 'Old')
  refuse('setItem')
  expect(notes.save('a', 'New')).toBe(false)
  expect(notes.save('b', 'Other')).toBe(false)
  expect(notes.load('a')).toBe('New')
  expect(notes.keys('b')).toEqual(['b'])
  jest.restoreAllMocks()
  expect(notes.save('a', 'Newest')).toBe(true)
  expect(notes.load('a')).toBe('Newest')
  notes.clear('b')
  expect(notes.load('b')).toBeNull()
})

it('works within the page where storage is forbidden', () => {
  refuse('getItem', 'setItem', 'removeItem')
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  expect(notes.load('a')).toBeNull()
  expect(notes.save('a', 'Ring')).toBe(false)
  expect(notes.load('a')).toBe('Ring')
  notes.clear('a')
  expect(notes.load('a')).toBeNull()
  expect(notes.keys('a')).toEqual([])
  expect(forgetOwnerDrafts).not.toThrow()
})

it("forgets every owner's drafts, and no visitor's", () => {
  notes.save('a', 'Ring')
  inTab.save('a', 'Ring')
  visitor.save('a', 'Hello')
  refuse('setItem')
  notes.save('b', 'Ring')
  // Stored in two places, and in none.
  expect([countOwnerDrafts('note'), countOwnerDrafts('project')]).toEqual([2, 0])
  forgetOwnerDrafts()
  expect(countOwnerDrafts('note')).toBe(0)
  expect([notes.load('a'), notes.load('b'), inTab.load('a')]).toEqual([null, null, null])
  expect(visitor.load('a')).toBe('Hello')
})

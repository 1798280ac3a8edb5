/** @jest-environment node */
jest.mock('./next/cached-read', () => ({ tags: { profile: 'profile', projects: 'projects' } }))

import { changeSchema, knowsSecret, tagOfTable } from './webhook'

const SECRET = 'a-secret-of-some-length'

test.each([
  [`Bearer ${SECRET}`, true],
  [`Bearer ${SECRET}x`, false],
  ['Bearer ', false],
  [SECRET, false],
  [null, false],
])('%j opens: %s', (header, opens) => {
  expect(knowsSecret(header, SECRET)).toBe(opens)
})

test('without a configured secret no call is accepted', () => {
  expect(knowsSecret('Bearer undefined', undefined)).toBe(false)
  expect(knowsSecret('Bearer ', '')).toBe(false)
})

test.each([
  ['projects', 'projects'],
  ['project_images', 'projects'],
  ['project_slugs', 'projects'],
  ['profiles', 'profile'],
] as const)('a change of %s renews the pages of %s', (table, tag) => {
  expect(tagOfTable(table)).toBe(tag)
})

test.each([
  [{ type: 'INSERT', schema: 'public', table: 'contact_forms' }],
  [{ type: 'INSERT', schema: 'auth', table: 'projects' }],
  [{ type: 'SELECT', schema: 'public', table: 'projects' }],
  [null],
])('%j is no change that pages show', (body) => {
  expect(changeSchema.safeParse(body).success).toBe(false)
})

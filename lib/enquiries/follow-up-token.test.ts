/** @jest-environment node */

import { issueFollowUpToken, readFollowUpToken } from './follow-up-token'
import { issueFormToken } from './spam'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)

const id = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const other = '11111111-ceea-467f-a0e6-1f2d3c4b5a69'
const HOUR = 3_600_000

test('a token opens its enquiry for an hour from its arrival', () => {
  const token = issueFollowUpToken(id, 1_000)
  expect(readFollowUpToken(token, 1_000)).toBe(id)
  expect(readFollowUpToken(token, 1_000 + HOUR - 1)).toBe(id)
  expect(readFollowUpToken(token, 1_000 + HOUR)).toBeNull()
})

test('a token that was changed in any part opens nothing', () => {
  const [, end, signature] = issueFollowUpToken(id).split('.')
  for (const token of [
    `${other}.${end}.${signature}`,
    `${id}.${Number(end) + 1}.${signature}`,
    `${id}.${end}.${signature?.slice(1)}`,
    `${id}.${end}.`,
    `${id}.NaN.${signature}`,
    '',
    '..',
    issueFormToken(),
    `${id}.${issueFormToken()}`,
  ])
    expect(readFollowUpToken(token)).toBeNull()
})

import { hasSignedInHint } from './signed-in-hint'

it.each([
  ['signed-in=1', true],
  ['a=b; signed-in=1; c=d', true],
  ['not-signed-in=1', false],
  ['a=signed-in=1', false],
  ['', false],
])('reads %j as %s', (cookies, expected) => {
  expect(hasSignedInHint(cookies)).toBe(expected)
})

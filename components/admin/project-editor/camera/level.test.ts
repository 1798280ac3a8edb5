import { rollOf } from './level'

test.each<[string, [number, number, number], number | null]>([
  ['upright', [90, 0, 0], 0],
  ['upright, tilted back', [70, 0, 0], 0],
  ['on its left side, as the screen is', [0, -90, 90], 0],
  ['on its right side, as the screen is', [0, 90, 270], 0],
  ['on its left side, the screen locked', [0, -90, 0], 90],
  ['upside down', [-90, 0, 0], -180],
  ['flat on a table', [0, 0, 0], null],
])('the level of a phone %s', (_, [beta, gamma, angle], expected) => {
  const roll = rollOf(beta, gamma, angle)
  if (expected === null) expect(roll).toBeNull()
  else expect(roll).toBeCloseTo(expected)
})

test('leans the way the phone does', () => {
  expect(rollOf(45, -30, 0)).toBeGreaterThan(10)
  expect(rollOf(45, 30, 0)).toBeLessThan(-10)
})

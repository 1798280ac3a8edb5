import { cropTo } from './take-picture'

test.each<[string, [number, number], number, object]>([
  ['of its own shape is whole', [400, 300], 4 / 3, { x: 0, y: 0, width: 400, height: 300 }],
  ['wider than asked loses its sides', [400, 300], 1, { x: 50, y: 0, width: 300, height: 300 }],
  ['narrower loses top and bottom', [300, 400], 1, { x: 0, y: 50, width: 300, height: 300 }],
])('a picture %s', (_, [width, height], aspect, expected) => {
  expect(cropTo({ width, height }, aspect)).toMatchObject(expected)
})

test('a picture larger than a phone can draw is made smaller', () => {
  const { width, drawn } = cropTo({ width: 8192, height: 6144 }, 4 / 3)
  expect(width).toBe(8192)
  expect(drawn).toEqual({ width: 4096, height: 3072 })
})

import { everySizeOf, sizeOf, widthsOf } from './picture'

test.each([
  [100, [256]],
  [256, [256]],
  [257, [256, 390]],
  [1600, [256, 390, 640, 828, 1440, 1920]],
  [4000, [256, 390, 640, 828, 1440, 1920]],
])('a picture %i pixels wide is made %j wide', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths)
})

test('sizes lie in a folder named after their picture', () => {
  expect(sizeOf('o/p/1-a.b.jpg', 828, 'avif')).toBe('o/p/1-a.b/828.avif')
  expect(everySizeOf('o/p/1.jpg')).toHaveLength(12)
})

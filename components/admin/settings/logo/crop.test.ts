import { atShare, type Crop, nearestCrop, roomOf, shareOf, squareOf, wholeOf } from './crop'

const wide = { width: 300, height: 200 }

test('at first the whole picture is in the square, centred', () => {
  const whole = wholeOf(wide)
  expect(squareOf(whole, wide)).toEqual({ left: 0, top: -50, side: 300 })
  expect(roomOf(whole, wide)).toEqual({ x: [150, 150], y: [100, 100] })
})

test.each<[string, Crop, Crop]>([
  ['is as it is', { x: 120, y: 90, zoom: 2 }, { x: 120, y: 90, zoom: 2 }],
  ['keeps within the left', { x: -40, y: 90, zoom: 2 }, { x: 75, y: 90, zoom: 2 }],
  ['keeps within the right', { x: 999, y: 90, zoom: 2 }, { x: 225, y: 90, zoom: 2 }],
  ['keeps within top', { x: 120, y: 0, zoom: 4 }, { x: 120, y: 37.5, zoom: 4 }],
  ['is centred where it is higher', { x: 120, y: 0, zoom: 1.2 }, { x: 125, y: 100, zoom: 1.2 }],
  ['is never smaller', { x: 150, y: 100, zoom: 9 }, { x: 150, y: 100, zoom: 8 }],
  ['is never larger', { x: 0, y: 0, zoom: 0.1 }, { x: 150, y: 100, zoom: 1 }],
])('a square %s', (_, crop, nearest) => {
  expect(nearestCrop(crop, wide)).toEqual(nearest)
})

test('a slider stands for the way the square can go', () => {
  const { x, y } = roomOf({ x: 150, y: 100, zoom: 1.5 }, wide)
  expect(x).toEqual([100, 200])
  expect([100, 125, 200].map((value) => shareOf(value, x))).toEqual([0, 25, 100])
  expect([0, 25, 100].map((share) => atShare(share, x))).toEqual([100, 125, 200])
  expect(shareOf(100, y)).toBeNull()
})

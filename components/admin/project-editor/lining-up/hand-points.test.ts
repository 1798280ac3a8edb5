import { project } from '@/lib/media/pairing/homography'
import { type HandPoints, homographyOf, movedBy, placeOver, startPoints } from './hand-points'

const sizes = { before: { width: 1600, height: 1200 }, after: { width: 800, height: 800 } }

it('handles start where the guess puts them, else in the same places', () => {
  const same = startPoints(null, sizes)
  expect(same.before).toEqual(same.after)
  expect(startPoints([-1, 0, 800, 0, 1, 0, 0, 0, 1], sizes)).toEqual(same)
  const guessed = startPoints([1, 0, 80, 0, 1, -100, 0, 0, 1], sizes)
  expect(guessed.after).toEqual(same.after)
  expect(guessed.before[0].x).toBeCloseTo(0.3 + 0.1)
  expect(guessed.before[0].y).toBeCloseTo((400 - 100) / 600)
})

it('an arrow key moves a handle by one pixel of the compared photo, never beyond its edge', () => {
  const { before } = sizes
  expect(movedBy({ x: 0.5, y: 0.5 }, { x: 1, y: 0 }, before)).toEqual({ x: 0.5 + 1 / 800, y: 0.5 })
  expect(movedBy({ x: 0.5, y: 0.999 }, { x: 0, y: 10 }, before)).toEqual({ x: 0.5, y: 1 })
  expect(movedBy({ x: 0.001, y: 0.5 }, { x: -10, y: 0 }, before)).toEqual({ x: 0, y: 0.5 })
})

const points: HandPoints = {
  before: [
    { x: 0.25, y: 0.5 },
    { x: 0.75, y: 0.5 },
  ],
  after: [
    { x: 0.5, y: 0.25 },
    { x: 0.5, y: 0.75 },
  ],
}

it('the after photo lies where the handles say, both in pixels of the compared size', () => {
  const homography = homographyOf(points, sizes)
  const at = (x: number, y: number) => project(homography, { x, y })
  expect([at(400, 200), at(400, 600)]).toEqual([
    { x: 200, y: 300 },
    { x: 600, y: 300 },
  ])
})

it('and so it does on the page', () => {
  const { width, height, transform } = placeOver(points, sizes)
  expect([width, height]).toEqual(['100%', `${(100 * 800) / 600}%`])
  expect(transform).toBe(`translate(0%, ${(100 * 700) / 800}%) rotate(${-Math.PI / 2}rad) scale(1)`)
})

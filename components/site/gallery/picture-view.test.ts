import { spanOf, WHOLE, wheelFactor, withinLimits, zoomAt } from './picture-view'

const stage = { width: 400, height: 600 }
const picture = { width: 400, height: 300 }

it('keeps the part of the picture under the fingers', () => {
  const at = { x: 100, y: -50 }
  const once = zoomAt(WHOLE, 2, at)
  expect(once).toEqual({ scale: 2, x: -100, y: 50 })
  // Ten pixels beside it in the picture are twenty on the stage.
  expect(once.x + 2 * 110).toBe(at.x + 20)
  expect(zoomAt(once, 0.5, at)).toEqual(WHOLE)
})

it('shows the whole picture again where it would be smaller', () => {
  expect(withinLimits({ scale: 0.8, x: 30, y: 40 }, picture, stage)).toEqual(WHOLE)
  expect(withinLimits({ scale: 1.0000001, x: 30, y: 40 }, picture, stage)).toEqual(WHOLE)
})

it('keeps an enlarged picture’s edges out of the stage, and in the middle what fits', () => {
  // 800 by 600: as high as the stage.
  expect(withinLimits({ scale: 2, x: 500, y: 90 }, picture, stage)).toEqual({
    scale: 2,
    x: 200,
    y: 0,
  })
  expect(withinLimits({ scale: 3, x: -150, y: -500 }, picture, stage)).toEqual({
    scale: 3,
    x: -150,
    y: -150,
  })
})

it('enlarges it four times at most', () => {
  expect(withinLimits({ scale: 8, x: -200, y: 100 }, picture, stage)).toEqual({
    scale: 4,
    x: -100,
    y: 50,
  })
})

it('takes a wheel’s notches and a touchpad’s small steps, none of them a leap', () => {
  const wheel = { deltaY: -100, deltaMode: 0, ctrlKey: false }
  expect(wheelFactor(wheel)).toBeCloseTo(1.22)
  expect(wheelFactor({ ...wheel, deltaY: 100 })).toBeCloseTo(1 / 1.22)
  expect(wheelFactor({ ...wheel, deltaY: -3, deltaMode: 1 })).toBeCloseTo(1.22)
  expect(wheelFactor({ ...wheel, deltaY: -5, ctrlKey: true })).toBeCloseTo(1.05)
  expect(wheelFactor({ ...wheel, deltaY: -900, ctrlKey: true })).toBeCloseTo(1.35)
})

it('measures one finger and two', () => {
  expect(spanOf([{ x: 3, y: 4 }])).toEqual({ x: 3, y: 4, spread: 0 })
  expect(
    spanOf([
      { x: 0, y: 0 },
      { x: 30, y: 40 },
    ]),
  ).toEqual({ x: 15, y: 20, spread: 50 })
})

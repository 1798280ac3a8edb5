import { enlarged, type Homography, project, similarityOf } from './homography'
import { sharedFrame } from './shared-frame'

const photo = { width: 800, height: 600 }
const same = [1, 0, 0, 0, 1, 0, 0, 0, 1]
const moved = (x: number, y: number) => [1, 0, x, 0, 1, y, 0, 0, 1]

it.each<[string, Homography, object]>([
  ['the same view is shared whole', same, { left: 0, top: 0, width: 800, height: 600 }],
  [
    'a step to the side leaves the other side',
    moved(100, -60),
    { left: 100, top: 0, width: 700, height: 540 },
  ],
  ['a step forward leaves the middle', [0.8, 0, 80, 0, 0.8, 60, 0, 0, 1], { left: 81.25, top: 60 }],
])('%s', (_, homography, frame) => {
  expect(sharedFrame(homography, photo, photo)).toMatchObject(frame)
})

it.each<[string, Homography]>([
  ['only a corner is shared', moved(420, 320)],
  ['one is a detail of the other', [0.49, 0, 200, 0, 0.49, 150, 0, 0, 1]],
  ['one is mirrored', [-1, 0, 800, 0, 1, 0, 0, 0, 1]],
])('nothing where %s', (_, homography) => {
  expect(sharedFrame(homography, photo, photo)).toBeNull()
})

it('holds nothing that the other photo does not show', () => {
  const tilted = [0.95, -0.12, 60, 0.1, 0.97, -20, 0.0001, -0.00005, 1]
  const frame = sharedFrame(tilted, photo, photo)
  expect(frame && frame.width * frame.height).toBeGreaterThan(0.6 * 800 * 600)
  const { left = 0, top = 0, width = 0, height = 0 } = frame ?? {}
  for (const [x, y] of [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ] as const) {
    const seen = solve(tilted, x, y)
    expect(seen.x).toBeGreaterThan(-0.01)
    expect(seen.y).toBeGreaterThan(-0.01)
    expect(seen.x).toBeLessThan(800.01)
    expect(seen.y).toBeLessThan(600.01)
  }
})

/** Where a point of the first photo lies on the second, by Newton's method. */
function solve(homography: Homography, x: number, y: number) {
  let point = { x, y }
  for (let round = 0; round < 50; round++) {
    const at = project(homography, point)
    point = { x: point.x + x - at.x, y: point.y + y - at.y }
  }
  return point
}

describe('two points', () => {
  const from = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
  ] as const
  const to = [
    { x: 50, y: 80 },
    { x: 50, y: 480 },
  ] as const

  it('turn, move and enlarge', () => {
    const homography = similarityOf(from, to)
    expect(project(homography, from[0])).toEqual(to[0])
    expect(project(homography, from[1])).toEqual(to[1])
    expect(project(homography, { x: 100, y: 200 })).toEqual({ x: -150, y: 80 })
  })

  it('in one place give no view', () => {
    expect(sharedFrame(similarityOf([from[0], from[0]], to), photo, photo)).toBeNull()
  })

  it('count the same on larger photos', () => {
    const large = enlarged(similarityOf(from, to), { x: 2, y: 4 }, { x: 3, y: 3 })
    expect(project(large, { x: 200, y: 800 })).toEqual({ x: -450, y: 240 })
  })
})

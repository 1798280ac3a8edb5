import { type Homography, isPlausible, project } from './homography'

const photo = { width: 800, height: 600 }
const same = [1, 0, 0, 0, 1, 0, 0, 0, 1]
const turned = (degrees: number, scale = 1): Homography => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const { x, y } = { x: 400, y: 300 }
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0, 1]
}

it.each<[string, Homography]>([
  ['the same place', same],
  ['a tilted camera', turned(8, 1.3)],
  ['a step back', turned(0, 0.7)],
  ['a step to the side', [1, 0, 90, 0.04, 1, 0, 0.0002, 0, 1]],
])('%s is plausible', (_, homography) => {
  expect(isPlausible(homography, photo, photo)).toBe(true)
})

it.each<[string, Homography]>([
  ['a mirrored photo', [-1, 0, 800, 0, 1, 0, 0, 0, 1]],
  ['a photo on its head', turned(180)],
  ['a photo on its side', turned(90)],
  ['a detail of it', turned(0, 0.3)],
  ['a far view of it', turned(0, 3)],
  ['the other end of the street', [1, 0, 500, 0, 1, 0, 0, 0, 1]],
  ['a wall seen edgewise', [1, 0, 0, 0, 1, 0, 0.002, 0, 1]],
  ['a folded photo', [1, 0, 0, 0, 1, 0, -0.002, 0, 1]],
  ['a line', [1, 1, 0, 1, 1, 0, 0, 0, 1]],
  ['nothing at all', []],
])('%s is not', (_, homography) => {
  expect(isPlausible(homography, photo, photo)).toBe(false)
})

it('projects in perspective', () => {
  expect(project([2, 0, 10, 0, 2, 20, 0, 0, 2], { x: 6, y: 8 })).toEqual({ x: 11, y: 18 })
})

import { slowdownOf } from './phone'

test.each([
  [2_000, 4],
  [1_533, 4],
  [1_300, 3],
  [1_050, 2.5],
  [800, 2],
  [475, 1.5],
  [150, 1],
  [80, 1],
])('a machine of index %i is slowed down %d times', (index, slowdown) => {
  expect(slowdownOf(index)).toBeCloseTo(slowdown)
})

import { otherJobFirst } from './other-job-first'
import type { Review } from './rows'

const of = (slug: string | null) => ({ project: slug === null ? null : { slug } }) as Review
const [bay, door, none] = [of('bay'), of('door'), of(null)]

test('where no job is shown, the owner’s order stays', () => {
  expect(otherJobFirst([none, bay], undefined)).toEqual([none, bay])
})

test.each([
  ['the next', [bay, door, none], [door, bay, none]],
  ['as the owner put them', [door, bay], [door, bay]],
  ['one of no job', [bay, none], [none, bay]],
  ['all of that job', [bay], [bay]],
  ['none', [], []],
])('%s', (_, reviews, shown) => {
  expect(otherJobFirst(reviews, 'bay')).toEqual(shown)
})

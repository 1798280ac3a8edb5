import type { Review } from './rows'
import { startWithOtherJob } from './start-with-other-job'

const of = (slug: string | null) => ({ project: slug === null ? null : { slug } }) as Review
const [bay, door, none] = [of('bay'), of('door'), of(null)]

test('where the page shows no job, the owner’s order stays', () => {
  expect(startWithOtherJob([none, bay], undefined)).toEqual([none, bay])
})

test.each([
  ['a review of another job comes first', [bay, none, door], [door, bay, none]],
  ['one that is first stays there', [door, bay], [door, bay]],
  ['without another job, the owner’s order stays', [bay, none], [bay, none]],
  ['without reviews there are none', [], []],
])('%s', (_, reviews, shown) => {
  expect(startWithOtherJob(reviews, 'bay')).toEqual(shown)
})

import { proposeSets } from './propose-sets'
import type { Days } from './sort-by-day'

const days = (before: string[], progress: string[], after: string[]): Days => ({
  before,
  progress,
  after,
  candidates: [],
})
const pair = (name: string, isSure = true) => ({
  before: name,
  after: name.toUpperCase(),
  inliers: 50,
  isSure,
})

it('pairs fill the free sets; what is over becomes progress', () => {
  const names = ['a', 'b', 'c', 'd']
  const upper = names.map((name) => name.toUpperCase())
  const proposal = proposeSets(
    days(names, ['p'], upper),
    names.map((name) => pair(name)),
    3,
  )
  expect(proposal.sets.map(({ before }) => before)).toEqual(['a', 'b', 'c'])
  expect(proposal.progress).toEqual(['d', 'p', 'D'])
  expect(proposal.overCount).toBe(2)
})

it('photos like no other become progress', () => {
  const proposal = proposeSets(days(['a', 'b'], [], ['A']), [pair('a')], 3)
  expect(proposal).toEqual({
    sets: [{ before: 'a', after: 'A', isSure: true }],
    progress: ['b'],
    overCount: 0,
  })
})

it('the last two that are left are a set to be checked', () => {
  const { sets, progress } = proposeSets(days(['a', 'b'], [], ['A', 'B']), [pair('a')], 3)
  expect(sets[1]).toEqual({ before: 'b', after: 'B', isSure: false })
  expect(progress).toEqual([])
})

it('without a free set every photo is a progress photo', () => {
  expect(proposeSets(days(['a'], [], ['A']), [pair('a')], 0)).toEqual({
    sets: [],
    progress: ['a', 'A'],
    overCount: 2,
  })
})

/** @jest-environment node */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../launcher/settings.ts'
import { type Accepted, accepted } from './accepted.ts'
import { atLeast, atMost, milliseconds } from './figures.ts'
import { judge, unmatched } from './verdict.ts'

const results = {
  lighthouse: [
    { name: '/', figures: { LCP: atMost(2300, 1900, milliseconds), score: atLeast(95, 100) } },
    {
      name: '/terms',
      figures: { LCP: atMost(1800, 1900, milliseconds), score: atLeast(100, 100) },
    },
  ],
}
const largest: Accepted = {
  row: 'lighthouse',
  lines: ['/'],
  figure: 'LCP',
  by: 500,
  decision: '009',
}
const score: Accepted = { ...largest, figure: 'score', by: 6 }

it('fails for each miss that no decision explains', () => {
  expect(judge(results, []).failures).toEqual([
    'lighthouse, /: LCP is 2300 ms, wanted at most 1900 ms',
    'lighthouse, /: score is 95, wanted at least 100',
  ])
  expect(judge(results, [{ ...largest, row: 'weight' }, score]).failures).toHaveLength(1)
})

it('an accepted miss passes with a remark', () => {
  expect(judge(results, [largest, score])).toEqual({
    failures: [],
    remarks: [
      'lighthouse, /: LCP is 2300 ms, wanted at most 1900 ms; decision 009 accepts a miss by 500',
      'lighthouse, /: score is 95, wanted at least 100; decision 009 accepts a miss by 6',
    ],
  })
})

it('fails for an accepted miss beyond its bound', () => {
  const tighter = [
    { ...largest, by: 300 },
    { ...score, by: 4 },
  ]
  expect(judge(results, tighter).failures).toEqual([
    expect.stringContaining('decision 009 accepts a miss by 300'),
    expect.stringContaining('decision 009 accepts a miss by 4'),
  ])
})

it('fails when an accepted figure is missing', () => {
  const nothing = { lighthouse: [{ name: '/', figures: { LCP: atMost(Number.NaN, 1900) } }] }
  expect(judge(nothing, [largest]).failures).toHaveLength(1)
})

it('reports acceptances that are no longer needed', () => {
  expect(judge(results, [{ ...largest, lines: ['/terms'] }, score]).remarks).toContain(
    'lighthouse, /terms: LCP is 1800 ms; decision 009 was not needed here',
  )
})

it('finds acceptances without a figure, in rows that were measured', () => {
  expect(unmatched(results, [largest, { ...score, row: 'weight' }])).toEqual([])
  expect(unmatched(results, [{ ...largest, lines: ['/', '/gone'] }])).toEqual([
    'lighthouse, /gone: LCP is accepted, but there is no such figure',
  ])
})

it('every acceptance has a decision record', () => {
  for (const { decision } of accepted) {
    const [record] = globSync(`docs/decisions/${decision}-*.md`, { cwd: projectDir })
    expect(record && existsSync(join(projectDir, record))).toBeTruthy()
  }
})

/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { NOTICES_FILE, readParts } from './notices'

const notices = readFileSync(NOTICES_FILE, 'utf8')
const parts = readParts('.')

it('lists every served package and font with its version, and no other', () => {
  const named = notices.split('\n').filter((line) => /^\S+ \d[\w.+-]* \([^)]+\)$/.test(line))
  const titles = parts.map(({ title }) => title).filter((title) => title.endsWith(')'))
  expect(titles.length).toBeGreaterThan(60)
  expect(titles.filter((title) => title.includes('undefined'))).toEqual([])
  expect(named.sort()).toEqual(titles.sort())
  for (const served of ['react-dom', 'next', '@supabase/supabase-js', 'sharp']) {
    expect(notices).toMatch(new RegExp(`^${served} \\d`, 'm'))
  }
})

it('contains the licence of each installed one, fonts included', () => {
  const missing = parts.filter(({ texts }) => texts.some((text) => !notices.includes(text)))
  expect(missing.map(({ title }) => title)).toEqual([])
  expect(notices.match(/SIL OPEN FONT LICENSE Version 1\.1/gi)?.length).toBeGreaterThan(1)
})

import { readdirSync, readFileSync } from 'node:fs'
import { projectTypes } from './project-types'
import { enquiryLimits, problemsOf, tidy } from './rules'

const folder = 'supabase/migrations'
const file = readdirSync(folder).find((name) => name.endsWith('_enquiries.sql'))
const sql = readFileSync(`${folder}/${file}`, 'utf8')

test('the limits match the CHECK constraints', () => {
  for (const [column, limit] of Object.entries(enquiryLimits)) {
    expect(sql).toMatch(
      new RegExp(`^ +${column} text .*char_length\\(${column}\\) <= ${limit}\\)`, 'm'),
    )
  }
})

test('the project types match too', () => {
  const list = sql.match(/project_type in \(([^)]+)\)/)?.[1] ?? ''
  expect(projectTypes.map(({ value }) => value)).toEqual(
    [...list.matchAll(/'(\w+)'/g)].map(([, value]) => value),
  )
})

test('keeps a surrogate pair, replaces half of one, drops NUL', () => {
  expect(tidy(' 🏠\n')).toBe('🏠')
  expect(tidy('a\ud83cb\udfe0c\0')).toBe('a\ufffdb\ufffdc')
})

test('a form is checked as it will be stored; phone may be blank', () => {
  const values = { name: ' ', email: ' a@b.co ', phone: ' ', projectType: 'x', message: '\0' }
  expect(problemsOf(values)).toEqual({
    name: 'Please enter your name',
    projectType: 'Please choose a project type',
    message: 'Please tell us a little about your project',
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { projectTypes } from './project-types'
import { enquiryLimits, problemsOf, tidy } from './rules'

const folder = 'supabase/migrations'
const file = readdirSync(folder).find((name) => name.endsWith('_enquiries.sql'))
const sql = readFileSync(`${folder}/${file}`, 'utf8')

test('the limits are those of the CHECK constraints', () => {
  for (const [column, limit] of Object.entries(enquiryLimits)) {
    expect(sql).toMatch(
      new RegExp(`^ +${column} text .*char_length\\(${column}\\) <= ${limit}\\)`, 'm'),
    )
  }
})

test('so are the project types', () => {
  const list = sql.match(/project_type in \(([^)]+)\)/)?.[1] ?? ''
  expect(projectTypes.map(({ value }) => value)).toEqual(
    [...list.matchAll(/'(\w+)'/g)].map(([, value]) => value),
  )
})

test('a whole pair of surrogates stays, half of one is replaced, NUL goes', () => {
  expect(tidy(' 🏠\n')).toBe('🏠')
  expect(tidy('a\ud83cb\udfe0c\0')).toBe('a\ufffdb\ufffdc')
})

test('a form is judged as it will be stored; phone may be blank', () => {
  const values = { name: ' ', email: ' a@b.co ', phone: ' ', projectType: 'x', message: '\0' }
  expect(problemsOf(values)).toEqual({
    name: 'Please enter your name',
    projectType: 'Please choose a project type',
    message: 'Please tell us a little about your project',
  })
})

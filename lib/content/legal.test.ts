import { periods } from '@/lib/periods'
import type { LegalText } from './legal'
import { privacyPolicy } from './privacy'
import { termsOfService } from './terms'

function part(text: LegalText, title: string): string {
  const all = text.chapters.flatMap(({ parts }) => parts)
  return JSON.stringify(all.find((part) => part.title === title)?.body)
}

test('terms: 30 days, a deposit, and what the 10-year guarantee covers', () => {
  expect(part(termsOfService, 'Quotes')).toContain('valid for 30 days')
  expect(part(termsOfService, 'Orders and deposits')).toContain('A deposit may be required')
  expect(part(termsOfService, 'The 10-year guarantee')).toContain(
    '"Covered":"Defects, workmanship, weather sealing and hardware."',
  )
})

test('terms: when the law gives 14 days, what a cancellation costs, and how to cancel, once', () => {
  const cancelling = part(termsOfService, 'Cancelling')
  for (const words of [
    'If you are a consumer and have no such right, or its time has passed, and you cancel all the same',
    'goods made to your specification',
    'costs that we can no longer avoid, and no more',
    'entirely by phone, email or post',
    '14 days after they reach you',
  ])
    expect(cancelling).toContain(words)
  expect(cancelling).toMatch(
    /"How to cancel":"Tell us clearly[^"]*"}},"To cancel[^"]*",{"contacts":true}]$/,
  )
  expect(cancelling.match(/"contacts":true/g)).toHaveLength(1)
})

test('privacy: how long, who, which rights, and why there is no cookie banner', () => {
  const rights = part(privacyPolicy, 'Your rights')
  for (const right of [
    'Access',
    'Rectification',
    'Erasure',
    'Restriction',
    'Objection',
    'Portability',
  ])
    expect(rights).toContain(`"term":"${right}"`)
  expect(part(privacyPolicy, 'Cookies and your browser')).toContain('There is no cookie banner')
  expect(part(privacyPolicy, 'Complaints')).toContain('ico.org.uk')
})

test('privacy: what the sign-in remembers of those who fail, why and for how long', () => {
  const signIn = part(privacyPolicy, 'The sign-in for our staff')
  for (const word of ['guess a password', 'which account', 'IP address', 'secret key', '90 days'])
    expect(signIn).toContain(word)
})

test('privacy: each period is the one that the database purges by', () => {
  expect(periods).toEqual({
    deletedDays: 90,
    spamDays: 90,
    callerHours: 1,
    failedSignInHours: 1,
    signInTraceDays: 90,
    mailboxDays: 90,
    oldEnquiryMonths: 24,
  })
  // One row speaks for both.
  expect(periods.spamDays).toBe(periods.deletedDays)
  const kept = part(privacyPolicy, 'How long we keep it')
  const spelled = (text: string) => text.match(/\b(an hour|\d+ (hours|days)|\w+ years)\b/g)
  expect(spelled(kept)).toEqual(['two years', '90 days', 'an hour'])
  const signIn = part(privacyPolicy, 'The sign-in for our staff')
  expect(spelled(signIn)).toEqual(['an hour', '90 days', '90 days', '90 days'])
})

test('privacy: what an erasure leaves behind, and why', () => {
  expect(part(privacyPolicy, 'How long we keep it')).toMatch(/erase.*code.*secret key.*backup/)
})

test('privacy: backups, the company’s own too, and until when they keep copies', () => {
  expect(part(privacyPolicy, 'How long we keep it')).toMatch(/Backups, our own .* are replaced/)
})

test('no two headings of a text share a title, which would share an anchor', () => {
  for (const { who, chapters } of [privacyPolicy, termsOfService]) {
    const titles = [who, ...chapters, ...chapters.flatMap(({ parts }) => parts)].map(
      ({ title }) => title,
    )
    expect(new Set(titles).size).toBe(titles.length)
  }
})

test('what is said in short leads to parts of the text', () => {
  for (const { inShort, chapters } of [privacyPolicy, termsOfService]) {
    const titles = chapters.flatMap(({ parts }) => parts.map(({ title }) => title))
    expect(titles).toEqual(expect.arrayContaining(Object.keys(inShort)))
  }
})

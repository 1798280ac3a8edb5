import { periods } from '@/lib/periods'
import { routes } from '@/lib/routes'
import type { LegalText } from './legal'
import { privacyPolicy } from './privacy'
import { termsOfService } from './terms'

const texts = [privacyPolicy, termsOfService]

function partsOf({ chapters }: LegalText) {
  return chapters.flatMap(({ parts }) => parts)
}

function bodyOf(text: LegalText, title: string) {
  return partsOf(text).find((part) => part.title === title)?.body ?? []
}

function part(text: LegalText, title: string): string {
  return JSON.stringify(bodyOf(text, title))
}

test('terms: 30 days, a deposit, and what the 10-year guarantee covers', () => {
  expect(part(termsOfService, 'Quotes')).toContain('valid for 30 days')
  expect(part(termsOfService, 'Orders and deposits')).toContain('A deposit may be required')
  expect(part(termsOfService, 'What it covers')).toMatch(
    /day the work is finished.*"covered":.*Defects.*Workmanship.*Weather sealing.*Hardware.*"excluded":.*Accidental damage.*Misuse.*Alterations by others.*Wear that/,
  )
})

test('terms: the guarantee comes first, unfolded', () => {
  expect(partsOf(termsOfService)[0]).toMatchObject({ title: 'What it covers', isOpen: true })
})

test('terms: when the law gives 14 days, what a cancellation costs, and how to cancel, once', () => {
  const cancelling = part(termsOfService, 'Cancelling')
  for (const words of [
    'If you are a consumer and have no such right, or its time has passed, and you cancel all the same',
    'goods made to your specification',
    'costs that we can no longer avoid, and no more',
    'everything is done by phone, email or post',
    'the deposit included, you get the rest back',
    'at the latest 14 days after we hear from you',
    '14 days after they reach you',
  ])
    expect(cancelling).toContain(words)
  expect(cancelling).toMatch(
    /"How to cancel":"Tell us clearly[^"]*"}},"To cancel[^"]*",{"contacts":true}]$/,
  )
  expect(cancelling.match(/"contacts":true/g)).toHaveLength(1)
})

test('terms: the question about the 14 days has only answers below it', () => {
  const [verdicts, costs, details] = bodyOf(termsOfService, 'Cancelling')
  expect(verdicts).toEqual({
    heading: expect.stringMatching(/do you have 14\s+days to cancel .*\?$/),
    facts: {
      'Made to your measurements': { answer: 'Usually no', text: expect.any(String) },
      'Other orders': {
        answer: 'Generally yes',
        text: expect.stringContaining('at home or anywhere else away from our premises'),
      },
    },
  })
  expect(costs).toMatch(
    /^If you are a consumer and have no such right, .* no more than that\. If you have paid more, /,
  )
  expect(details).toHaveProperty('heading', 'Where you have the 14\u00a0days')
})

test('the email address and phone number stand only where someone must act', () => {
  const titlesWithContacts = (text: LegalText) => [
    ...(text.who.contacts ? [text.who.title] : []),
    ...partsOf(text)
      .filter(({ body }) => JSON.stringify(body).includes('"contacts":true'))
      .map(({ title }) => title),
  ]
  expect(titlesWithContacts(termsOfService)).toEqual(['Using the guarantee', 'Cancelling'])
  expect(titlesWithContacts(privacyPolicy)).toEqual([
    'Who is responsible',
    'How to use your rights',
  ])
  expect(bodyOf(termsOfService, 'If something goes wrong')).toContainEqual(
    expect.objectContaining({ link: { label: 'Contact us', href: routes.contact } }),
  )
})

test('privacy: how long, who, which rights, and why there is no cookie banner', () => {
  const rights = part(privacyPolicy, 'Your rights')
  for (const right of ['access', 'rectification', 'erasure', 'restriction', 'portability'])
    expect(rights).toContain(`"term":"${right}"`)
  // The law wants it apart from the others.
  expect(rights).toMatch(/^\["You may say no \(object\) at any time/)
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
  expect(spelled(kept)).toEqual(['two years', '90 days', 'an hour', 'six years'])
  const signIn = part(privacyPolicy, 'The sign-in for our staff')
  expect(spelled(signIn)).toEqual(['an hour', '90 days', '90 days', '90 days'])
})

test('privacy: how long we keep it is answered before it is explained', () => {
  const [table] = bodyOf(privacyPolicy, 'How long we keep it')
  const rows = typeof table === 'object' && 'facts' in table ? Object.values(table.facts) : []
  expect(rows.map((row) => typeof row === 'object' && 'answer' in row && row.answer)).toEqual([
    'Until settled',
    'For 90 days',
    'For an hour',
    'A code stays for good',
    'As long as required',
    'Can be longer',
  ])
})

test('privacy: the sign-in for staff is the last and folded part about the website', () => {
  const website = privacyPolicy.chapters.find(
    ({ title }) => title === 'When you visit this website',
  )
  expect(website?.parts.at(-1)).toMatchObject({
    title: 'The sign-in for our staff',
    aside: expect.any(String),
  })
})

test('privacy: what an erasure leaves behind, and why', () => {
  expect(part(privacyPolicy, 'How long we keep it')).toMatch(/erase.*code.*secret key.*backup/)
})

test('privacy: backups, the company’s own too, and until when they keep copies', () => {
  expect(part(privacyPolicy, 'How long we keep it')).toMatch(/Backups, our own .* are replaced/)
})

test('no two headings of a text share a title, which would share an anchor', () => {
  for (const text of texts) {
    const titles = [text.who, ...text.chapters, ...partsOf(text)].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  }
})

test('what is said in short leads to parts of the text', () => {
  for (const text of texts) {
    const titles = partsOf(text).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(Object.keys(text.inShort)))
  }
})

test('what is said in short is short', () => {
  for (const words of texts.flatMap(({ inShort }) => Object.values(inShort)))
    expect(words.length).toBeLessThan(110)
})

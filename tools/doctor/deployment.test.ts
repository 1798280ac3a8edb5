/** @jest-environment node */
import { loopbackServer } from '../../tests/loopback-server.ts'
import { checkDeployment } from './deployment.ts'

const SECRET_KEY = 'sb_secret_of_the_project'

/** Stands in for site and project; each test sets its responses. */
let sitemap = ''
let script = ''
let known: Record<string, string> = {}
let mails: object = {}
let mailsStatus = 200
/** A healthy response: nothing is due and mails can be sent. */
const ready = { sent: 0, failed: 0, refusal: null, hasRecipient: true, stuck: 0, lastError: null }
let stored = 2
const address = loopbackServer((request, response) => {
  const { url = '', method, headers } = request
  const isRight = (name: string) => headers.authorization === `Bearer ${known[name]}`
  const say = (status: number, body = '') => response.writeHead(status).end(body)
  if (url === '/sitemap.xml') say(200, sitemap)
  else if (method === 'HEAD') response.writeHead(206, { 'content-range': `0-0/${stored}` }).end()
  else if (url === '/bodhi') say(200, '<script src="/_next/static/chunks/a.js"></script>')
  else if (url === '/_next/static/chunks/a.js') say(200, script)
  else if (url === '/api/revalidate') say(isRight('REVALIDATE_SECRET') ? 400 : 401)
  else if (url !== '/api/notifications?verify=1' || method !== 'POST') say(404)
  else if (isRight('CRON_SECRET')) say(mailsStatus, JSON.stringify(mails))
  else say(401)
})
beforeEach(() => {
  const loc = (path: string) => `<loc>${address()}${path}</loc>`
  sitemap = ['/', '/projects', '/projects/a', '/projects/b'].map(loc).join('\n')
  script = 'browser code'
  known = { REVALIDATE_SECRET: 'told', CRON_SECRET: 'timed' }
  mails = ready
  mailsStatus = 200
  stored = 2
})

async function problems(environment = { ...known }) {
  const access = { url: address(), publishableKey: 'public', secretKey: SECRET_KEY }
  const findings = await checkDeployment({ siteUrl: address(), access, environment })
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, text }) => `${level}: ${text}`)
}

it('accepts a site that matches the settings', async () => {
  expect(await problems()).toEqual([])
})

it('reports pages that were built before the database was filled', async () => {
  stored = 27
  expect(await problems()).toEqual([
    'fault: The site shows 2 completed projects, the database has 27.',
  ])
})

it('reports the secret key in the browser’s files', async () => {
  script = `const key = "${SECRET_KEY}"`
  expect(await problems()).toEqual(['fault: The running site sends the secret key to browsers.'])
})

it('reports secrets that the host lacks', async () => {
  const environment = { REVALIDATE_SECRET: 'other', CRON_SECRET: 'another' }
  expect(await problems(environment)).toEqual([
    'fault: REVALIDATE_SECRET on the host is missing or differs from the one here (401): it refuses database webhooks.',
    'fault: CRON_SECRET on the host is missing or differs from the one here (401): it refuses scheduled calls.',
  ])
})

it('skips checks that need a secret it was not given', async () => {
  expect(await problems({} as typeof known)).toEqual([])
})

it.each([
  [{ message: 'Email notifications are off: SMTP_URL is not set' }, /^warning: .*SMTP_URL/],
  [
    { ...ready, refusal: 'Invalid login: 535' },
    /^fault: .* cannot send mails: Invalid login: 535$/,
  ],
  [{ ...ready, hasRecipient: false }, /^fault: Nobody gets mails about enquiries/],
  [{ ...ready, stuck: 3, lastError: 'Error: 550 No' }, /^warning: .* yet: 3\. .* Error: 550 No$/],
  // From an older version: that nothing was due proves nothing.
  [{ sent: 0, failed: 0 }, /^warning: .* older version/],
])('says that the host sends no mails: %j', async (answer, words) => {
  mails = answer
  const [text, ...more] = await problems()
  expect(text).toMatch(words)
  expect(more).toEqual([])
})

it('reports a failed mail check without blaming the secret', async () => {
  mailsStatus = 503
  expect(await problems()).toEqual(["fault: The site's check of its mails failed (503)."])
})

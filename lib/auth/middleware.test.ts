import { NextRequest, NextResponse } from 'next/server'
import { askStanding, refreshSession } from '@/lib/supabase/session'
import { middleware } from '@/middleware'

jest.mock('@/lib/supabase/session', () => ({ refreshSession: jest.fn(), askStanding: jest.fn() }))

const site = 'http://site.test'

/** @param signedIn undefined where the service did not answer */
function viewer(
  signedIn: boolean | undefined,
  standing: Awaited<ReturnType<typeof askStanding>> = 'owner',
) {
  jest.mocked(refreshSession).mockImplementation(async (request) => {
    const response = NextResponse.next({ request })
    response.cookies.set('session', 'renewed')
    return { signedIn, response, client: {} } as Awaited<ReturnType<typeof refreshSession>>
  })
  jest.mocked(askStanding).mockResolvedValue(standing)
}

async function ask(path: string, init: ConstructorParameters<typeof NextRequest>[1] = {}) {
  const answer = await middleware(new NextRequest(site + path, init))
  return {
    status: answer.status,
    to: answer.headers.get('location')?.replace(site, ''),
    policy: answer.headers.get('content-security-policy'),
    cache: answer.headers.get('cache-control'),
    session: answer.cookies.get('session')?.value,
  }
}

const NEVER = 'private, no-store'

it.each([
  ['/dashboard', '/login?next=%2Fdashboard'],
  ['/dashboard/messages?status=new', '/login?next=%2Fdashboard%2Fmessages%3Fstatus%3Dnew'],
  ['/dashboard/messages/export', '/login?next=%2Fdashboard%2Fmessages'],
  ['/projects/new', '/bodhi?next=%2Fprojects%2Fnew'],
  ['/projects/porch/edit', '/bodhi?next=%2Fprojects%2Fporch%2Fedit'],
  ['/login?next=/dashboard/settings', '/bodhi?next=%2Fdashboard%2Fsettings'],
])('leads strangers from %s to sign-in and back, without a lost session', async (path, to) => {
  viewer(false)
  expect(await ask(path)).toMatchObject({ status: 307, to, cache: NEVER, session: 'renewed' })
})

it.each(['/bodhi', '/login'])(
  'leads the signed-in on from %s, never off the site',
  async (path) => {
    viewer(true)
    expect(await ask(`${path}?next=/dashboard/settings`)).toMatchObject({
      status: 307,
      to: '/dashboard/settings',
    })
    expect((await ask(`${path}?next=//evil.example`)).to).toBe('/dashboard')
  },
)

it.each([
  ['/dashboard/messages?status=new', '/dashboard/messages?status=new'],
  ['/dashboard/messages/export', '/dashboard/messages'],
  ['/projects/new', '/projects/new'],
  ['/bodhi?next=/dashboard/settings', '/dashboard/settings'],
  ['/login', '/dashboard'],
  ['/bodhi?next=//evil.example', '/dashboard'],
])('leads from %s to the code, as long as it is missing', async (path, next) => {
  viewer(true, 'code')
  expect(await ask(path)).toMatchObject({
    status: 307,
    to: `/bodhi/code?next=${encodeURIComponent(next)}`,
    cache: NEVER,
    session: 'renewed',
  })
})

it('shows the page for the code to whoever lacks it alone', async () => {
  viewer(true, 'code')
  expect(await ask('/bodhi/code?next=/projects/new')).toMatchObject({ status: 200, to: undefined })
  viewer(true)
  expect((await ask('/bodhi/code?next=/projects/new')).to).toBe('/projects/new')
  viewer(false)
  expect((await ask('/bodhi/code?next=/projects/new')).to).toBe('/bodhi?next=%2Fprojects%2Fnew')
  viewer(undefined)
  expect((await ask('/bodhi/code')).to).toBeUndefined()
})

it('tells public pages that nobody is signed in before the code', async () => {
  viewer(true, 'code')
  for (const path of ['/bodhi/code', '/dashboard']) {
    const { cookies } = await middleware(new NextRequest(site + path))
    expect(cookies.get('signed-in')).toMatchObject({ value: '', path: '/' })
  }
})

it('shows strangers the sign-in page', async () => {
  viewer(false)
  expect(await ask('/bodhi')).toMatchObject({ status: 200, to: undefined, cache: NEVER })
})

it('lets an action answer for itself, and keeps the page of whoever lost the session', async () => {
  viewer(false)
  expect(await ask('/dashboard/settings', { method: 'POST' })).toMatchObject({
    status: 200,
    to: undefined,
    session: undefined,
  })
})

it('lets no call beside a page clear the session, since another may have begun', async () => {
  viewer(false)
  const headers = { 'sec-fetch-dest': 'empty' }
  const answer = await ask('/dashboard/viewer', { headers })
  expect(answer).toMatchObject({ status: 307, session: undefined })
})

it('gives each page of the office a policy of its own', async () => {
  viewer(true)
  const [one, two] = [await ask('/dashboard'), await ask('/dashboard')]
  expect(one).toMatchObject({ status: 200, to: undefined, cache: NEVER, session: 'renewed' })
  expect(one.policy).toMatch(/script-src [^;]*'nonce-[^']+'/)
  expect(one.policy).not.toBe(two.policy)
})

it.each([
  ['the session service', undefined, 'owner'],
  ['the data', true, 'away'],
] as const)('answers 503 for a page while %s is away', async (_, signedIn, standing) => {
  viewer(signedIn, standing)
  expect(await ask('/dashboard')).toMatchObject({ status: 503, cache: NEVER, session: 'renewed' })
})

it('gives the router 200 during an outage, or it would load the document', async () => {
  viewer(undefined)
  const headers = { 'sec-fetch-dest': 'empty' }
  expect((await ask('/dashboard', { headers })).status).toBe(200)
})

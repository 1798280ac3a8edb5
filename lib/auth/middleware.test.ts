import { NextRequest, NextResponse } from 'next/server'
import { checkViewer, refreshSession, type ViewerCheck } from '@/lib/supabase/session'
import { middleware } from '@/middleware'

jest.mock('@/lib/supabase/session', () => ({ refreshSession: jest.fn(), checkViewer: jest.fn() }))

const site = 'http://site.test'

/** @param signedIn undefined where the service did not answer */
function viewer(signedIn: boolean | undefined, checked: ViewerCheck = 'owner') {
  jest.mocked(refreshSession).mockImplementation(async (request) => {
    const response = NextResponse.next({ request })
    response.cookies.set('session', 'renewed')
    return { signedIn, response, client: {} } as Awaited<ReturnType<typeof refreshSession>>
  })
  jest.mocked(checkViewer).mockResolvedValue(checked)
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
  ['/dashboard', false, '/login?next=%2Fdashboard'],
  ['/login', false, '/bodhi?next=%2Fdashboard'],
  ['/bodhi', true, '/dashboard'],
])('redirects from %s (signed in: %p) without a lost session', async (path, signedIn, to) => {
  viewer(signedIn)
  expect(await ask(path)).toMatchObject({ status: 307, to, cache: NEVER, session: 'renewed' })
})

it('redirects to the missing code, and shows its page', async () => {
  viewer(true, 'code-missing')
  const to = '/bodhi/code?next=%2Fdashboard'
  const answer = { status: 307, to, cache: NEVER, session: 'renewed' }
  expect(await ask('/dashboard')).toMatchObject(answer)
  expect(await ask(to)).toMatchObject({ status: 200, to: undefined, cache: NEVER })
})

it('renders an address whole that names a project or a message, since it may be a 404', async () => {
  viewer(true)
  const isWhole = async (path: string) => {
    await ask(path, { headers: { 'user-agent': 'Browser' } })
    const [, headers] = jest.mocked(refreshSession).mock.lastCall ?? []
    return headers?.get('user-agent') !== 'Browser'
  }
  for (const path of ['/dashboard', '/dashboard/reviews', '/projects/new', '/bodhi', '/login']) {
    expect([path, await isWhole(path)]).toEqual([path, false])
  }
  for (const path of ['/dashboard/nothing', '/dashboard/messages/1', '/projects/porch/edit']) {
    expect([path, await isWhole(path)]).toEqual([path, true])
  }
})

it('tells public pages that nobody is signed in before the code', async () => {
  viewer(true, 'code-missing')
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
  ['the data', true, 'unreachable'],
] as const)('answers 503 for a page while %s is away', async (_, signedIn, checked) => {
  viewer(signedIn, checked)
  expect(await ask('/dashboard')).toMatchObject({ status: 503, cache: NEVER, session: 'renewed' })
})

it('gives the router 200 during an outage, or it would load the document', async () => {
  viewer(undefined)
  const headers = { 'sec-fetch-dest': 'empty' }
  expect((await ask('/dashboard', { headers })).status).toBe(200)
})

/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { parse } from 'smol-toml'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)

const user = { id: 'owner-id', aud: 'authenticated', email: 'owner@example.com' }
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const inAnHour = () => Math.round(Date.now() / 1000) + 3600

/** Session limits of the auth service, in seconds. */
function limits() {
  const config = readFileSync(join(process.cwd(), 'supabase/config.toml'), 'utf8')
  const { auth } = parse(config) as { auth: { sessions: Record<string, string> } }
  const seconds = Object.entries(auth.sessions).map(([name, hours]) => [
    name,
    Number(hours.replace(/h$/, '')) * 3600,
  ])
  return Object.fromEntries(seconds)
}

/** The modules as loaded by a site with this address. */
async function siteAt(address: string) {
  jest.resetModules()
  // biome-ignore lint/style/noProcessEnv: what a build inlines
  process.env.NEXT_PUBLIC_SITE_URL = address
  const [own, flash, hint, { refreshSession }, options] = await Promise.all([
    import('./own-cookie'),
    import('./flash'),
    import('./signed-in-hint'),
    import('./supabase/session'),
    import('./supabase/cookie-options'),
  ])
  return { ...own, ...flash, ...hint, ...options, refreshSession }
}

/** Cookies that the middleware sets when it renews a session too large for one. */
async function renewed(site: Awaited<ReturnType<typeof siteAt>>) {
  const { SESSION_COOKIE, SIGNED_IN_HINT, refreshSession } = site
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (String(input).endsWith('/user')) return Response.json(user)
    const token = { sub: user.id, exp: inAnHour(), session_id: 's' }
    const access_token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(token)}.c2ln`
    const large = { ...user, user_metadata: { about: 'x'.repeat(6_000) } }
    const session = { access_token, refresh_token: 'r2', expires_in: 3600, token_type: 'bearer' }
    return Response.json({ ...session, expires_at: inAnHour(), user: large })
  })
  const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user }
  // The hint lasts as long as the session.
  const cookie = `${SESSION_COOKIE}=base64-${encode(session)}; ${SIGNED_IN_HINT}=1`
  const request = new NextRequest('http://site.test/dashboard', { headers: { cookie } })
  const { response, signedIn } = await refreshSession(request, new Headers(request.headers))
  expect(signedIn).toBe(true)
  return response.headers.getSetCookie().filter((set) => !/^[^=]+=;/.test(set))
}

afterEach(() => jest.restoreAllMocks())

it('on https every cookie is bound to this host', async () => {
  const site = await siteAt('https://slw.example')
  expect(site.FLASH_COOKIE).toBe('__Host-flash')
  expect(site.SIGNED_IN_HINT).toBe('__Host-signed-in')
  // Browsers ignore a __Host- cookie without these, even one that clears it.
  const flash = site.flashText({ kind: 'error', message: 'No' })
  for (const text of [flash, site.cookieText(site.SIGNED_IN_HINT, '', 0)]) {
    expect(text).toMatch(/^__Host-[\w-]+=.*; path=\/; max-age=\d+; samesite=lax; secure$/)
  }
  expect(site.flashFrom(flash.split(';')[0] ?? '')).toEqual({ kind: 'error', message: 'No' })
  expect(site.flashFrom('flash=%5B%22error%22%2C%22No%22%5D')).toBeNull()

  const set = await renewed(site)
  expect(set.map((cookie) => cookie.slice(0, cookie.indexOf('=')))).toEqual([
    '__Host-sb-backend-auth-token.0',
    '__Host-sb-backend-auth-token.1',
    '__Host-sb-backend-auth-token.2',
    '__Host-signed-in',
  ])
  for (const cookie of set) {
    expect(cookie).toMatch(/; Path=\/;.*; Secure/)
    expect(cookie).toContain(`; Max-Age=${limits().inactivity_timeout}`)
    expect(cookie).not.toMatch(/domain=/i)
    expect(/httponly/i.test(cookie)).toBe(!cookie.startsWith('__Host-signed-in'))
  }
})

it('on plain http cookies keep plain names, since browsers refuse the prefix', async () => {
  const site = await siteAt('http://127.0.0.1:3000')
  expect([site.FLASH_COOKIE, site.SIGNED_IN_HINT]).toEqual(['flash', 'signed-in'])
  expect(site.flashText({ kind: 'error', message: 'No' })).toMatch(/; samesite=lax$/)
  const set = await renewed(site)
  expect(set[0]).toMatch(/^sb-backend-auth-token\.0=/)
  expect(set.join()).not.toMatch(/secure/i)
})

it('clears a cookie under its full name', async () => {
  const { SIGNED_IN_HINT, refreshSession } = await siteAt('https://slw.example')
  const headers = { cookie: `${SIGNED_IN_HINT}=1` }
  const request = new NextRequest('http://site.test/dashboard', { headers })
  const { response } = await refreshSession(request, new Headers())
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-signed-in=; Path=\/; Expires=Thu, 01 Jan 1970.*; Secure/),
  ])
})

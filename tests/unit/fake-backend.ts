/**
 * For tests of actions: the client is real, only the network is not. A test mocks `timed-fetch` with
 * `fakeLine` and the session's client with `anonymousSession`.
 */
export const line = jest.fn<Promise<Response>, Parameters<typeof fetch>>()

export const fakeLine = () => ({ REQUEST_TIMEOUT_MS: 8_000, timedFetch: () => line })

export const fakeEnv = {
  env: {
    NEXT_PUBLIC_SITE_URL: 'http://site.test',
    NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_tests_only',
    SUPABASE_SECRET_KEY: 'sb_secret_for_tests_only',
  },
}

export const anonymousSession = () => ({
  createSessionClient: async () =>
    jest
      .requireActual<typeof import('@/lib/supabase/public')>('@/lib/supabase/public')
      .createPublicClient(),
})

/** Sets the backend's next response. */
export function answer(body: unknown, status = 200): void {
  line.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
}

/** Returns what a request asked for. */
export function asked(call: number) {
  const [address, init] = line.mock.calls[call] ?? []
  const { pathname, searchParams } = new URL(String(address))
  return {
    method: init?.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
    key: new Headers(init?.headers).get('apikey'),
  }
}

export const owner = { role: 'owner', id: 'owner-id', email: 'owner@example.com' } as const

/** @jest-environment node */
import { onRequestError } from '@/instrumentation'
import { referenceOf } from '@/lib/log'

jest.mock('@/lib/projects/sitemap-copy', () => ({ copySitemap: () => {} }))
jest.mock('server-only', () => ({}))

it('logs a fault with the reference that the error page shows, without the query', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const error = Object.assign(new Error('The backend answered 503'), { digest: '2871234567' })
  await onRequestError(
    error,
    { method: 'GET', path: '/auth/confirm?token_hash=secret', headers: { cookie: 'session' } },
    {
      routerKind: 'App Router',
      routePath: '/projects/[slug]',
      routeType: 'render',
      renderSource: 'react-server-components',
      revalidateReason: undefined,
      renderType: 'dynamic',
    } as Parameters<typeof onRequestError>[2],
  )
  const [line = ''] = log.mock.calls[0] ?? []
  log.mockRestore()
  expect(JSON.parse(line)).toMatchObject({
    event: 'request failed',
    reference: referenceOf(error),
    method: 'GET',
    path: '/auth/confirm',
    route: '/projects/[slug]',
    message: 'The backend answered 503',
  })
  expect(line).not.toMatch(/token_hash|session/)
})

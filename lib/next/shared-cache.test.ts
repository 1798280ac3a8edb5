import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { sharedSource, unsharedSource } from './shared-cache'

/** Matches as Next does with the sources of next.config.ts. */
const matches = (source: string, path: string) =>
  getPathMatch(source, { strict: true, sensitive: false })(path) !== false

it.each([
  '/',
  '/projects',
  '/projects/new-doors-in-durham',
  '/projects/type/doors/page/2',
  '/projects/in/durham',
  '/dashboards',
  '/authors',
  '/sitemap.xml',
])('%s may be shared', (path) => {
  expect([matches(sharedSource, path), matches(unsharedSource, path)]).toEqual([true, false])
})

it.each([
  '/dashboard',
  '/dashboard/messages',
  '/dashboard.rsc',
  '/dashboard.segments/_tree.segment.rsc',
  '/DASHBOARD',
  '/projects/new',
  '/projects/new.rsc',
  '/projects/a-porch-in-durham/edit',
  '/projects/a-porch-in-durham/edit.rsc',
  '/api/health',
  '/auth/confirm',
  '/bodhi',
  '/bodhi/code',
  '/login',
])('%s never', (path) => {
  expect([matches(sharedSource, path), matches(unsharedSource, path)]).toEqual([false, true])
})

it.each(['/_next/static/chunks/a.js', '/photos/house.jpg', '/photos/house/640.avif'])(
  '%s keeps its own lifetime',
  (path) => {
    expect([matches(sharedSource, path), matches(unsharedSource, path)]).toEqual([false, false])
  },
)

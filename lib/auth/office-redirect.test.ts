import type { ViewerCheck } from '@/lib/supabase/session'
import { redirectFor } from './office-redirect'

type Viewer = [signedIn: boolean | undefined, viewer?: ViewerCheck]

const owner: Viewer = [true, 'owner']
const codeMissing: Viewer = [true, 'code-missing']
const visitor: Viewer = [false]
const unknown: Viewer = [undefined]

test.each<[path: string, viewer: Viewer, to: string | null]>([
  // Signed out: to sign-in and back.
  ['/dashboard', visitor, '/login?next=%2Fdashboard'],
  ['/dashboard/messages?status=new', visitor, '/login?next=%2Fdashboard%2Fmessages%3Fstatus%3Dnew'],
  ['/dashboard/messages/export', visitor, '/login?next=%2Fdashboard%2Fmessages'],
  ['/projects/new', visitor, '/bodhi?next=%2Fprojects%2Fnew'],
  ['/projects/porch/edit', visitor, '/bodhi?next=%2Fprojects%2Fporch%2Fedit'],
  ['/login?next=/dashboard/settings', visitor, '/bodhi?next=%2Fdashboard%2Fsettings'],
  ['/bodhi', visitor, null],
  ['/bodhi/code?next=/projects/new', visitor, '/bodhi?next=%2Fprojects%2Fnew'],
  // Signed in: on from sign-in, never off the site.
  ['/bodhi?next=/dashboard/settings', owner, '/dashboard/settings'],
  ['/bodhi?next=//evil.example', owner, '/dashboard'],
  ['/login?next=/dashboard/settings', owner, '/dashboard/settings'],
  ['/login?next=//evil.example', owner, '/dashboard'],
  ['/bodhi/code?next=/projects/new', owner, '/projects/new'],
  ['/dashboard', owner, null],
  ['/dashboard', [true, 'stranger'], null],
  ['/dashboard', [true, 'unreachable'], null],
  ['/dashboard', [true], null],
  // To the code while it is missing.
  [
    '/dashboard/messages?status=new',
    codeMissing,
    '/bodhi/code?next=%2Fdashboard%2Fmessages%3Fstatus%3Dnew',
  ],
  ['/dashboard/messages/export', codeMissing, '/bodhi/code?next=%2Fdashboard%2Fmessages'],
  ['/projects/new', codeMissing, '/bodhi/code?next=%2Fprojects%2Fnew'],
  ['/bodhi?next=/dashboard/settings', codeMissing, '/bodhi/code?next=%2Fdashboard%2Fsettings'],
  ['/login', codeMissing, '/bodhi/code?next=%2Fdashboard'],
  ['/bodhi?next=//evil.example', codeMissing, '/bodhi/code?next=%2Fdashboard'],
  ['/bodhi/code?next=/projects/new', codeMissing, null],
  // No answer: the page shows the failure.
  ['/dashboard', unknown, null],
  ['/bodhi', unknown, null],
  ['/bodhi/code', unknown, null],
  ['/login', unknown, '/bodhi?next=%2Fdashboard'],
])('%s, %j: %s', (path, viewer, to) => {
  expect(redirectFor(new URL(path, 'http://site.test'), ...viewer)).toBe(to)
})

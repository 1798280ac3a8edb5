import type { Db } from './fixtures'
import { fixedPaths } from './public-paths'
import { rawRequest } from './raw-request'

export interface Row {
  path: string
  status: number
  method?: string
  headers?: Record<string, string>
}

/** Every kind of answer that a shared cache may keep. */
export async function sharedRows(db: Db): Promise<Row[]> {
  const project = await projectPath(db)
  const pages = [...fixedPaths, project, `${project}?from=mail`, '/?_rsc=of-another-page']
  const files = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', ...(await iconPaths())]
  const rows = [...pages, ...files].map((path) => ({ path, status: 200 }))
  return [
    ...rows,
    ...rows.slice(0, 3).map((row) => ({ ...row, method: 'HEAD' })),
    ...pages.slice(0, 13).map((path) => ({ path: `${path}?_rsc`, status: 200, headers: rsc })),
  ]
}

/** Every kind that none may keep. */
export async function unsharedRows(db: Db): Promise<Row[]> {
  const project = await projectPath(db)
  const office = ['/dashboard', '/dashboard/messages', '/dashboard/settings', '/projects/new']
  const guarded = [...office, `${project}/edit`, '/dashboard/viewer', '/dashboard/messages/export']
  return [
    ...guarded.map((path) => ({ path, status: 307 })),
    ...guarded.map((path) => ({ path: `${path}.rsc`, status: 307 })),
    ...guarded.map((path) => ({ path: `${path}?_rsc`, status: 307, headers: rsc })),
    ...guarded.map((path) => ({ path, status: 307, method: 'HEAD' })),
    { path: '/login', status: 307 },
    { path: '/login?next=%2Fdashboard', status: 307 },
    { path: '/bodhi', status: 200 },
    { path: '/bodhi?next=%2Fdashboard', status: 200 },
    { path: '/bodhi?_rsc', status: 200, headers: rsc },
    { path: '/auth/confirm', status: 200 },
    { path: '/auth/confirm?token_hash=a&type=recovery', status: 200 },
    { path: '/api/health', status: 200 },
    { path: '/api/revalidate', status: 405 },
    { path: '/api/revalidate', status: 401, method: 'POST' },
    { path: '/api/notifications', status: 401 },
    { path: '/api/media/sweep', status: 401 },
    { path: '/api/enquiry-token', status: 405 },
    { path: '/api/enquiry-token', status: 200, method: 'POST' },
    { path: '/api/nothing', status: 404 },
    { path: '/no-such-page', status: 404 },
    { path: '/DASHBOARD', status: 404 },
    { path: '/projects/no-such-house', status: 404 },
    { path: '/projects/page/99', status: 404 },
    { path: '/projects/%ff', status: 404 },
    // Led to the address with its own name for this answer: kept under the plain one it would lead all there.
    { path: '/', status: 307, headers: rsc },
    { path: `/projects/${await projectId(db)}`, status: 308 },
    { path: '/', status: 405, method: 'POST' },
    { path: '/projects', status: 405, method: 'PUT' },
    { path: '/contact', status: 400, method: 'POST', headers: { 'next-action': 'unknown' } },
  ]
}

/** Answers whose lifetime is not ours to set: files of the build, pictures, Next's own redirects. */
export async function otherRows(): Promise<Row[]> {
  const { body } = await rawRequest('/')
  const script = /\/_next\/static\/[^"]+\.js/.exec(body)?.[0] ?? ''
  const picture = /\/_next\/image\?[^" ]+/.exec(body)?.[0].replaceAll('&amp;', '&') ?? ''
  return [
    { path: script, status: 200 },
    { path: picture, status: 200 },
    { path: '/_next/static/chunks/none.js', status: 404 },
    { path: '/_next/none', status: 404 },
    { path: '/_next/image', status: 400 },
    { path: '/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=80&q=75', status: 400 },
    { path: '/services/', status: 308 },
    { path: '/dashboard/', status: 308 },
    { path: '//evil.example', status: 308 },
  ]
}

export const rsc = { rsc: '1' }

async function projectPath(db: Db): Promise<string> {
  const { data } = await db.from('projects').select('slug').order('created_at').limit(1).single()
  return `/projects/${data?.slug}`
}

async function projectId(db: Db): Promise<string> {
  const { data } = await db.from('projects').select('id').order('created_at').limit(1).single()
  return data?.id ?? ''
}

async function iconPaths(): Promise<string[]> {
  const { body } = await rawRequest('/')
  const icons = [...body.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)]
  return icons.map(([, path = '']) => path)
}

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
    ...(await Promise.all(pages.slice(0, 13).map(dataRow))),
  ]
}

/** A page's data as the router prefetches it: Next redirects to the address that carries its hash. */
export async function dataRow(path: string): Promise<Row & { headers: Record<string, string> }> {
  const headers = { ...rsc, 'next-router-prefetch': '1' }
  const { headers: answer } = await rawRequest(path, { headers })
  return { path: answer.location ?? path, status: 200, headers }
}

/** Every kind that none may keep. */
export async function unsharedRows(db: Db): Promise<Row[]> {
  const project = await projectPath(db)
  const office = [
    '/dashboard',
    '/dashboard/projects',
    '/dashboard/messages',
    '/dashboard/settings',
    '/projects/new',
  ]
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
    { path: '/projects/%ff', status: 404 },
    // A cache that stored this redirect under the plain address would redirect every visitor.
    { path: '/', status: 307, headers: rsc },
    { path: '/contact', status: 400, method: 'POST', headers: { 'next-action': 'unknown' } },
  ]
}

/** Redirects and errors that Next marks like the page at that address; only the proxy forbids storing them. */
export async function failureRows(db: Db): Promise<Row[]> {
  return [
    { path: '/projects/no-such-house', status: 404 },
    { path: '/projects/page/99', status: 404 },
    { path: `/projects/${await projectId(db)}`, status: 308 },
    { path: '/', status: 405, method: 'POST' },
    { path: '/projects', status: 405, method: 'PUT' },
  ]
}

/** Next sends these without any of our headers; the proxy adds them. */
export const bareRedirects: Row[] = ['/services/', '/dashboard/', '//evil.example'].map((path) => ({
  path,
  status: 308,
}))

/** Files of the build and pictures, which live longer than pages. */
export async function otherRows(): Promise<Row[]> {
  const { body } = await rawRequest('/')
  const script = /\/_next\/static\/[^"]+\.js/.exec(body)?.[0] ?? ''
  const picture = /\/pictures\/[^" ]+/.exec(body)?.[0] ?? ''
  return [
    { path: script, status: 200 },
    { path: picture, status: 200 },
    { path: '/_next/static/chunks/none.js', status: 404 },
    { path: '/_next/none', status: 404 },
    { path: '/_next/image', status: 404 },
    { path: `/_next/image?url=${encodeURIComponent(picture)}&w=828&q=75`, status: 404 },
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

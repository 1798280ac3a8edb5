/** Every path of the site. No other module spells one out. */
export const routes = {
  home: '/',
  services: '/services',
  service: (service: ServiceSlug) => `/services/${service}` as const,
  projects: '/projects',
  projectsOfType: (type: ServiceSlug) => `/projects/type/${type}`,
  projectsIn: (townSlug: string, type?: ServiceSlug) =>
    `/projects/in/${townSlug}${type ? `/${type}` : ''}`,
  project: (slug: string) => `/projects/${slug}`,
  projectNew: '/projects/new',
  projectEdit: (slugOrId: string) => `/projects/${slugOrId}/edit`,
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms',
  signIn: '/bodhi',
  /** For the code of the second factor, after the password. */
  signInCode: '/bodhi/code',
  login: '/login',
  authConfirm: '/auth/confirm',
  dashboard: '/dashboard',
  ownProjects: '/dashboard/projects',
  projectPreview: (id: string) => `/dashboard/projects/${id}/preview`,
  messages: '/dashboard/messages',
  spam: '/dashboard/messages?box=spam',
  messagePhoto: (id: string) => `/dashboard/messages/photos/${id}`,
  message: (id: string) => `/dashboard/messages/${id}`,
  messagesExport: '/dashboard/messages/export',
  settings: '/dashboard/settings',
  reviews: '/dashboard/reviews',
  /** Who is signed in and the unread count, as JSON. */
  viewer: '/dashboard/viewer',
} as const

/** The section with the enquiry form, on every page that has one. */
export const QUOTE_ID = 'quote'

export const QUOTE_HREF = `${routes.contact}#${QUOTE_ID}`

export type ServiceSlug = 'windows' | 'doors' | 'conservatories'

/** Sign-in path that returns to `from` (specification §2). */
export const signInFrom = (from: string) => `${routes.signIn}?next=${encodeURIComponent(from)}`

/** The second step of it. */
export const codeFrom = (from: string) => `${routes.signInCode}?next=${encodeURIComponent(from)}`

/** The same for /login, which redirects to it. */
export const loginFrom = (from: string) => `${routes.login}?next=${encodeURIComponent(from)}`

/**
 * Where to go after sign-in: a path on this site, or the dashboard.
 * Refuses anything a browser might resolve to another host (`//x`, `/\x`, control characters, schemes).
 */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return routes.dashboard
  const resolved = URL.parse(next, 'http://site.invalid')
  if (resolved?.origin !== 'http://site.invalid') return routes.dashboard
  const path = resolved.pathname + resolved.search + resolved.hash
  // Normalising may create a double slash ('/.//evil.example'). Sign-in must not lead back to sign-in.
  if (path.startsWith('//')) return routes.dashboard
  return [routes.signIn, routes.signInCode, routes.login].includes(resolved.pathname as never)
    ? routes.dashboard
    : path
}

import type { MetadataRoute } from 'next'
import { SHORT_NAME } from '@/lib/content/site'
import { officeApp } from '@/lib/office-app'
import { routes } from '@/lib/routes'

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/office/${name}-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
})

/** The office as an app of its own, beside the site's. */
const manifest: MetadataRoute.Manifest = {
  id: routes.dashboard,
  name: `${SHORT_NAME} Office`,
  short_name: `${SHORT_NAME} Office`,
  description: 'Projects and messages of the back office.',
  lang: 'en-GB',
  start_url: routes.dashboard,
  // Project forms and the pages that they lead to lie outside /dashboard.
  scope: '/',
  display: 'standalone',
  background_color: '#faf7f2',
  theme_color: '#1f272d',
  icons: [
    icon('icon', 192),
    icon('icon', 512),
    icon('icon-maskable', 192, 'maskable'),
    icon('icon-maskable', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'New Project', url: routes.projectNew, icons: [icon('new-project', 96)] },
    { name: 'Messages', url: routes.messages, icons: [icon('messages', 96)] },
  ],
  share_target: {
    action: officeApp.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'photos', accept: ['image/*'] }] },
  },
}

/** The same for everybody, signed in or not: browsers request it without cookies. */
export function GET(): Response {
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}

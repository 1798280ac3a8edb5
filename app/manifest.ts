import type { MetadataRoute } from 'next'
import { SHORT_NAME } from '@/lib/content/site'
import { routes } from '@/lib/routes'
import { siteMetadata } from '@/lib/seo/metadata'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${SHORT_NAME}: windows, doors and conservatories`,
    short_name: SHORT_NAME,
    description: siteMetadata.description ?? undefined,
    start_url: routes.home,
    display: 'minimal-ui',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  }
}

import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

/**
 * Allows everything. Listing the back office would advertise it and hide its noindex from search
 * engines.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${env.NEXT_PUBLIC_SITE_URL}/sitemap.xml`,
  }
}

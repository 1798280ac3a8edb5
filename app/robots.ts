import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

/**
 * Everything may be read. The back office is not listed: that would advertise it, and hide from
 * search engines the noindex that its answers carry.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${env.NEXT_PUBLIC_SITE_URL}/sitemap.xml`,
  }
}

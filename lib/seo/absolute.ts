import { env } from '@/lib/env'

/** A path of the site as search engines must be told it. */
export function absolute(path: string): string {
  return new URL(path, env.NEXT_PUBLIC_SITE_URL).href
}

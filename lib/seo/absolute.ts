import { env } from '@/lib/env'

/** Absolute URL of a path, for search engines. */
export function absolute(path: string): string {
  return new URL(path, env.NEXT_PUBLIC_SITE_URL).href
}

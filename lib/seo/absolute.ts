import { env } from '@/lib/env'

export function absolute(path: string): string {
  return new URL(path, env.NEXT_PUBLIC_SITE_URL).href
}

import { flashText } from '@/lib/flash'
import { routes } from '@/lib/routes'

const NOT_TAKEN = "We couldn't take the photos you shared. Please add them here."

/** Where the service worker sends a share that it could not keep, and next.config.ts one that reached us. */
export function GET(): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location: routes.projectNew,
      'set-cookie': flashText({ kind: 'error', message: NOT_TAKEN }),
      'cache-control': 'private, no-store',
    },
  })
}

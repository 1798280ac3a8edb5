import { unstable_rethrow } from 'next/navigation'
import { getViewer } from '@/lib/auth/queries'
import { countUnread } from '@/lib/enquiries/queries'
import { logFailure } from '@/lib/log'

const headers = { 'cache-control': 'private, no-store' }

/** For the live badge and the owner's tools on public pages: who is signed in, and what is unread. */
export async function GET() {
  try {
    const viewer = await getViewer()
    if (viewer?.role !== 'owner') {
      const status = viewer ? 403 : 401
      return Response.json({ error: 'Auth session missing!' }, { status, headers })
    }
    return Response.json({ id: viewer.id, unread: await countUnread() }, { headers })
  } catch (error) {
    // While building, Next asks whether this could be static; its answer is no failure.
    unstable_rethrow(error)
    logFailure('Could not check who is signed in', error)
    return Response.json({ error: 'Not available' }, { status: 503, headers })
  }
}

import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { getOwner, type Owner } from '@/lib/auth/queries'
import { inTime } from '@/lib/in-time'
import { logFailure } from '@/lib/log'
import { LoadFailure } from './load-failure'
import { NoAccess } from './no-access'

interface OfficePage {
  title: string
  /** The toast when the page cannot be read. */
  failure: string
}

/**
 * A page for the owner alone. A read that fails is a result here, not a thrown error: thrown, it would
 * take the menu out of the HTML. `render` must await all it reads.
 */
export async function officePage(
  { title, failure }: OfficePage,
  render: (owner: Owner) => Promise<ReactNode>,
): Promise<ReactNode> {
  const forOwner = async () => {
    const owner = await getOwner()
    return owner ? render(owner) : <NoAccess />
  }
  try {
    return await inTime(forOwner())
  } catch (error) {
    // Redirects, 'not found' and Next's own signals during a build are not failures.
    unstable_rethrow(error)
    return <LoadFailure title={title} message={failure} reference={logPage(title, error)} />
  }
}

/** The same line as for a thrown error (instrumentation.ts). */
function logPage(page: string, error: unknown): string {
  const reference = crypto.randomUUID().slice(0, 8)
  logFailure('request failed', error, { reference, page })
  return reference
}

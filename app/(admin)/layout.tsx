import type { Metadata, Viewport } from 'next'
import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import './office.css'
import { PushKeeper } from '@/components/admin/push/push-keeper'
import { OfficeShell } from '@/components/admin/shell/office-shell'
import { OfficeWorker } from '@/components/admin/shell/office-worker'
import { NoAccess } from '@/components/admin/shell/page/no-access'

import { UnreadProvider } from '@/components/admin/shell/unread/unread-provider'
import { ViewerProvider } from '@/components/admin/shell/viewer-provider'
import { FlashToast, FragmentEntries } from '@/components/site/frame/navigation-effects'
import { Toaster } from '@/components/ui/toaster/toaster'
import { getViewer, type Owner, type Viewer } from '@/lib/auth/queries'
import { SHORT_NAME } from '@/lib/content/site'
import { countUnread } from '@/lib/enquiries/queries'
import { env } from '@/lib/env'
import { preloadFonts } from '@/lib/fonts'
import { inTime } from '@/lib/in-time'
import { logFailure } from '@/lib/log'
import { officeApp } from '@/lib/office-app'
import { getFrameProfile } from '@/lib/profile/queries'
import { withTimeout } from '@/lib/with-timeout'

// The whole route is rendered for each request: nothing is sent before the session check.
export const instant = false

export const metadata: Metadata = {
  title: { default: `Office | ${SHORT_NAME}`, template: `%s | ${SHORT_NAME}` },
  robots: { index: false, follow: false },
  manifest: officeApp.manifest,
  appleWebApp: { title: `${SHORT_NAME} Office` },
}

export const viewport: Viewport = { themeColor: '#1f272d', viewportFit: 'cover' }

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  preloadFonts()
  const viewer = await viewerIfKnown()
  const isOffice = viewer === undefined || viewer?.role === 'owner'
  return (
    <html lang="en-GB">
      <body>
        {isOffice ? <Office owner={viewer}>{children}</Office> : <NoAccess />}
        <Toaster isAhead />
        <FlashToast />
        <FragmentEntries />
      </body>
    </html>
  )
}

/** Undefined where the backend does not answer: the menu stands all the same, and the page says and logs it. */
async function viewerIfKnown(): Promise<Viewer | undefined> {
  try {
    return await inTime(getViewer())
  } catch (error) {
    unstable_rethrow(error)
    return undefined
  }
}

async function Office({ owner, children }: { owner: Owner | undefined; children: ReactNode }) {
  // Without an owner there is no backend to ask.
  const [unread, profile] = owner
    ? await Promise.all([orNone(countUnread(), 0), orNone(getFrameProfile(), null)])
    : [0, null]
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = env
  return (
    <ViewerProvider viewer={owner && { id: owner.id, email: owner.email }}>
      <UnreadProvider initial={unread} realtime={{ url, key }}>
        <div className="flex flex-col lg:pl-60">
          <OfficeShell company={profile?.companyName ?? SHORT_NAME}>{children}</OfficeShell>
        </div>
        <OfficeWorker />
        {owner && <PushKeeper />}
      </UnreadProvider>
    </ViewerProvider>
  )
}

/** No page waits longer for what its frame can do without. */
const FRAME_MS = 2_000

/** A count or a name that fails is only logged (specification §8). */
async function orNone<T>(read: Promise<T>, none: T): Promise<T> {
  try {
    return await withTimeout(read, FRAME_MS)
  } catch (error) {
    logFailure('Could not load the unread count or company name', error)
    return none
  }
}

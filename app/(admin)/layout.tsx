import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import './office.css'
import { NoAccess } from '@/components/admin/no-access'
import { OfficeShell } from '@/components/admin/office-shell'
import { UnreadProvider } from '@/components/admin/unread-provider'
import { ViewerProvider } from '@/components/admin/viewer-provider'
import { FlashToast } from '@/components/site/flash-toast'
import { FragmentEntries } from '@/components/site/fragment-entries'
import { Toaster } from '@/components/ui/toaster'
import { getViewer, type Owner } from '@/lib/auth/queries'
import { SHORT_NAME } from '@/lib/content/site'
import { countUnread } from '@/lib/enquiries/queries'
import { env } from '@/lib/env'
import { fontVariables } from '@/lib/fonts'
import { getFrameProfile } from '@/lib/profile/queries'

// The whole route is rendered for each request: nothing is sent before the session check.
export const instant = false

export const metadata: Metadata = {
  title: { default: `Office | ${SHORT_NAME}`, template: `%s | ${SHORT_NAME}` },
  robots: { index: false, follow: false },
}

export const viewport: Viewport = { themeColor: '#1f272d' }

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const viewer = await getViewer()
  return (
    <html lang="en-GB" className={fontVariables}>
      <body>
        {viewer?.role === 'owner' ? <Office owner={viewer}>{children}</Office> : <NoAccess />}
        <Toaster />
        <FlashToast />
        <FragmentEntries />
      </body>
    </html>
  )
}

async function Office({ owner, children }: { owner: Owner; children: ReactNode }) {
  const [unread, profile] = await Promise.all([unreadOrNone(), getFrameProfile()])
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = env
  return (
    <ViewerProvider viewer={{ id: owner.id, email: owner.email }}>
      <UnreadProvider initial={unread} realtime={{ url, key }}>
        <div className="lg:pl-60">
          <OfficeShell company={profile?.companyName ?? SHORT_NAME}>{children}</OfficeShell>
        </div>
      </UnreadProvider>
    </ViewerProvider>
  )
}

/** A count that fails is only logged (specification §8). */
async function unreadOrNone(): Promise<number> {
  try {
    return await countUnread()
  } catch (error) {
    console.error(error)
    return 0
  }
}

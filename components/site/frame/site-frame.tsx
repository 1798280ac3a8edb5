import type { ReactNode } from 'react'
import { OwnerBar } from '@/components/site/owner/owner-islands'
import { Toaster } from '@/components/ui/toaster/toaster'
import { getFrameProfile } from '@/lib/profile/queries'
import { listAccreditations } from '@/lib/proof/queries'
import { Breadcrumbs } from './breadcrumbs'
import { Footer } from './footer'
import { Header } from './header'
import { FlashToast, FocusContent, FragmentEntries, ScrollToTop } from './navigation-effects'

const CONTENT_ID = 'content'

interface SiteFrameProps {
  children: ReactNode
  shared?: boolean
}

export async function SiteFrame({ children, shared }: SiteFrameProps) {
  const [profile, accreditations] = await Promise.all([getFrameProfile(), listAccreditations()])
  return (
    <>
      <a
        href={`#${CONTENT_ID}`}
        className="sr-only rounded-control bg-brick px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <Header profile={profile} />
      <Breadcrumbs shared={shared} />
      <main id={CONTENT_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer profile={profile} accreditations={accreditations} />
      <OwnerBar />
      <Toaster />
      <FlashToast />
      <ScrollToTop />
      <FragmentEntries />
      <FocusContent id={CONTENT_ID} />
    </>
  )
}

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '../(site)/site.css'
import { Footer } from '@/components/site/frame/footer'
import { Header } from '@/components/site/frame/header'
import { FlashToast } from '@/components/site/frame/navigation-effects'
import { OwnerBar } from '@/components/site/owner/owner-islands'
import { Toaster } from '@/components/ui/toaster/toaster'
import { SHORT_NAME } from '@/lib/content/site'
import { preloadFonts } from '@/lib/fonts'
import { getFrameProfile } from '@/lib/profile/queries'
import { listAccreditations } from '@/lib/proof/queries'

// As the office: each request is answered after the session check.
export const instant = false

export const metadata: Metadata = {
  title: { default: `Preview | ${SHORT_NAME}`, template: `%s | ${SHORT_NAME}` },
  robots: { index: false, follow: false },
}

export const viewport: Viewport = { themeColor: '#faf7f2' }

/** A page of the office that looks like the site. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  preloadFonts()
  const [profile, accreditations] = await Promise.all([getFrameProfile(), listAccreditations()])
  return (
    <html lang="en-GB">
      <body className="flex min-h-dvh flex-col [&>main]:grow">
        <Header profile={profile} />
        <main>{children}</main>
        <Footer profile={profile} accreditations={accreditations} />
        <OwnerBar />
        <Toaster isAhead />
        <FlashToast />
      </body>
    </html>
  )
}

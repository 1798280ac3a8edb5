import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import './site.css'
// In the script of all pages: each page with one would send its own copy, and every small script takes a
// connection that the first picture waits for.
import './error'
import '../global-error'
import '@/components/site/contact/enquiry-form'
import '@/components/site/frame/loading-on-navigation'
import '@/components/ui/comparison/comparison-slider'
import '@/components/ui/image/image'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { preloadFonts } from '@/lib/fonts'
import { siteMetadata } from '@/lib/seo/metadata'

// Every public page is complete static HTML; a cookie or header read anywhere below fails the build.
export const ensureStatic = 'navigation'

export const metadata = siteMetadata

export const viewport: Viewport = { themeColor: '#faf7f2' }

export default function SiteLayout({ children }: { children: ReactNode }) {
  preloadFonts()
  return (
    <html lang="en-GB">
      <body className="flex min-h-dvh flex-col [&>main]:grow">
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  )
}

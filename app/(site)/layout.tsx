import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import './site.css'
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

import type { Metadata } from 'next'
import './(site)/site.css'
import { NotFoundNotice } from '@/components/site/blocks/notice-page'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { preloadFonts } from '@/lib/fonts'
import { pageTitle, siteMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = {
  ...siteMetadata,
  title: pageTitle({ title: 'Page not found' }),
}

/**
 * One page for all addresses outside site and office: one for each would let random addresses fill the
 * disk.
 */
export default function GlobalNotFound() {
  preloadFonts()
  return (
    <html lang="en-GB">
      <body className="flex min-h-dvh flex-col [&>main]:grow">
        <SiteFrame shared>
          <NotFoundNotice />
        </SiteFrame>
      </body>
    </html>
  )
}

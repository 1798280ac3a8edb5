import type { Metadata } from 'next'
import './(site)/site.css'
import { NotFoundNotice } from '@/components/site/blocks/notice-page'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { fontVariables } from '@/lib/fonts'
import { pageTitle, siteMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = {
  ...siteMetadata,
  title: pageTitle({ title: 'Page not found' }),
}

/**
 * An address that belongs to neither site nor office. One page for all of them: a page of its own
 * for each would let anybody fill the disk with addresses that nobody has.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en-GB" className={fontVariables}>
      <body className="flex min-h-dvh flex-col [&>main]:grow">
        <SiteFrame shared>
          <NotFoundNotice />
        </SiteFrame>
      </body>
    </html>
  )
}

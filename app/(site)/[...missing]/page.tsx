import { Missing } from '@/components/site/missing'
import { NotFoundNotice } from '@/components/site/not-found-notice'
import { missingMetadata } from '@/lib/seo/missing'

export const instant = false

export const metadata = missingMetadata()

/** No segment has an underscore: one 404 made at build time, since no address at all is an error. */
export function generateStaticParams() {
  return [{ missing: ['_'] }]
}

/** An address that nothing else answers to: a page of the site like any other, with the status 404. */
export default async function MissingPage({ params }: { params: Promise<unknown> }) {
  // Each address is its own page: one for all would have no breadcrumbs to show.
  await params
  return (
    <Missing>
      <NotFoundNotice />
    </Missing>
  )
}

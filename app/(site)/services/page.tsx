import { ClaimsLine } from '@/components/site/blocks/claims-line'
import { ContactBanner } from '@/components/site/blocks/contact-banner'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { Reviews } from '@/components/site/proof/reviews'
import { ServiceBlocks } from '@/components/site/services/service-blocks'
import { serviceList } from '@/lib/content/services'
import { getSiteProfile } from '@/lib/profile/queries'
import { listReviews } from '@/lib/proof/queries'
import { routes } from '@/lib/routes'
import { itemList } from '@/lib/seo/item-list'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/trail'

export const metadata = pageMetadata({
  title: 'Window, Door and Conservatory Services',
  description:
    'From sash windows to shopfronts, front doors to conservatories: what we fit for homes and businesses across the North East, with a free no-obligation quote.',
  path: routes.services,
})

export default async function ServicesPage() {
  const [profile, reviews] = await Promise.all([getSiteProfile(), listReviews()])
  return (
    <>
      <JsonLd
        graph={[
          itemList(serviceList.map(({ name, slug }) => ({ name, path: routes.service(slug) }))),
          breadcrumbList(routes.services),
        ]}
      />
      <div className="wrap items-end gap-x-14 pt-8 pb-2 lg:grid lg:grid-cols-2">
        <h1 className="text-h1 lg:text-[min(4.4vw,3rem)]">What we fit, and where to start</h1>
        <p className="mt-4 mb-5 max-w-lead text-lg sm:text-balance lg:mb-1">
          Windows, doors and conservatories for homes and businesses across the North&nbsp;East:
          measured on site, fitted by experts and guaranteed for 10&nbsp;years.
        </p>
        <QuoteLink className="lg:hidden">Get Free Quote</QuoteLink>
      </div>
      <ClaimsLine />
      <ServiceBlocks />
      <Reviews reviews={reviews} />
      <ContactBanner
        title="Not sure what your house needs?"
        text="Describe it in your own words. We will come and look, and the quote is free."
        phone={profile?.contactPhone}
      />
    </>
  )
}

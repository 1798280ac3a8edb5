import { ClaimsLine } from '@/components/site/blocks/claims-line'
import { ContactBanner } from '@/components/site/blocks/contact-banner'
import { OnThisPage } from '@/components/site/blocks/on-this-page'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { Reviews } from '@/components/site/proof/reviews'
import { ServiceBlocks, serviceBlockId } from '@/components/site/services/service-blocks'
import { Image } from '@/components/ui/image/image'
import { pictures } from '@/lib/content/pictures'
import { serviceList } from '@/lib/content/services'
import { PHONE_SIZES } from '@/lib/picture'
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
      <div className="wrap grid items-center gap-x-14 gap-y-8 pt-8 lg:grid-cols-[2fr_3fr]">
        <div>
          <h1 className="text-h1 lg:text-5xl">Windows, doors and conservatories made to fit</h1>
          <p className="mt-4 mb-6 max-w-lead text-lg sm:text-balance">
            For homes and businesses across the North&nbsp;East: measured on site, fitted by experts
            and guaranteed for 10&nbsp;years.
          </p>
          <QuoteLink>Get Free Quote</QuoteLink>
        </div>
        <div className="pane p-2">
          <Image
            picture={pictures.house}
            alt={pictures.house.alt}
            priority
            sizes={`(min-width: 1664px) 930px, (min-width: 1024px) 55vw, ${PHONE_SIZES}`}
            className="aspect-3/2 w-full rounded-frame object-cover sm:aspect-16/9"
          />
        </div>
      </div>
      <ClaimsLine />
      <OnThisPage
        parts={serviceList.map(({ name, slug }) => ({ id: serviceBlockId(slug), title: name }))}
      />
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

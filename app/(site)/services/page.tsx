import { ClaimsLine } from '@/components/site/blocks/claims-line'
import { ContactBanner } from '@/components/site/blocks/contact-banner'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { OneReview } from '@/components/site/proof/one-review'
import { ServiceBlocks } from '@/components/site/services/service-blocks'
import { Image } from '@/components/ui/image/image'
import { pictures } from '@/lib/content/pictures'
import { serviceList } from '@/lib/content/services'
import { PHONE_SIZES } from '@/lib/picture'
import { getSiteProfile } from '@/lib/profile/queries'
import { listLatestCompleted } from '@/lib/projects/queries'
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
  const [profile, reviews, work] = await Promise.all([
    getSiteProfile(),
    listReviews(),
    listLatestCompleted(4),
  ])
  return (
    <>
      <JsonLd
        graph={[
          itemList(serviceList.map(({ name, slug }) => ({ name, path: routes.service(slug) }))),
          breadcrumbList(routes.services),
        ]}
      />
      <div className="relative">
        <div className="wrap grid items-center pt-8 pb-6 lg:min-h-[36vw] lg:grid-cols-[5fr_6fr]">
          <div>
            <h1 className="text-h1 lg:text-[clamp(2.75rem,4.2vw,4rem)]">
              Windows, doors and conservatories made to fit
            </h1>
            <p className="mt-4 mb-6 max-w-lead text-lg sm:text-balance">
              For homes and businesses across the North&nbsp;East: measured on site, fitted by
              experts and guaranteed for 10&nbsp;years.
            </p>
            <QuoteLink>Get Free Quote</QuoteLink>
          </div>
        </div>
        {/* Beside the words up to the edge of the screen, or below them as wide as the screen. */}
        <div className="relative aspect-3/2 sm:aspect-16/9 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[54%]">
          <Image
            picture={pictures.house}
            alt={pictures.house.alt}
            fill
            priority
            sizes={`(min-width: 1024px) 54vw, ${PHONE_SIZES}`}
            className="object-cover"
          />
        </div>
      </div>
      <ClaimsLine />
      <ServiceBlocks />
      <OneReview reviews={reviews} projects={work} />
      <ContactBanner
        title="Not sure what your house needs?"
        text="Describe it in your own words. We will come and look, and the quote is free."
        phone={profile?.contactPhone}
      />
    </>
  )
}

import { ClaimsLine } from '@/components/site/blocks/claims-line'
import { ContactBanner } from '@/components/site/blocks/contact-banner'
import { OnThisPage } from '@/components/site/blocks/on-this-page'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { OneReview } from '@/components/site/proof/one-review'
import { ServiceBlocks, serviceBlockId } from '@/components/site/services/service-blocks'
import { SplitHero } from '@/components/site/services/split-hero'
import { ButtonLink } from '@/components/ui/button'
import { pictures } from '@/lib/content/pictures'
import { serviceList } from '@/lib/content/services'
import { getSiteProfile } from '@/lib/profile/queries'
import { listRelated } from '@/lib/projects/queries'
import { serviceTypes } from '@/lib/projects/schema'
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
  const [profile, reviews, ...ofEach] = await Promise.all([
    getSiteProfile(),
    listReviews(),
    ...serviceTypes.map((slug) => listRelated([slug])),
  ])
  return (
    <>
      <JsonLd
        graph={[
          itemList(serviceList.map(({ name, slug }) => ({ name, path: routes.service(slug) }))),
          breadcrumbList(routes.services),
        ]}
      />
      <SplitHero
        title="Windows, doors and conservatories made to fit"
        text={
          <>
            For homes and businesses across the North&nbsp;East: measured on site, fitted by experts
            and guaranteed for 10&nbsp;years.
          </>
        }
        picture={pictures.house}
      >
        <QuoteLink>Get Free Quote</QuoteLink>
        <ButtonLink href={routes.projects} variant="secondary">
          View Our Work
        </ButtonLink>
      </SplitHero>
      <div className="border-bar border-t">
        <ClaimsLine />
      </div>
      <OnThisPage
        parts={serviceList.map(({ slug, name }) => ({ id: serviceBlockId(slug), title: name }))}
      />
      <ServiceBlocks finished={serviceTypes.filter((_, index) => ofEach[index]?.length)} />
      <OneReview reviews={reviews} place={2} />
      <ContactBanner
        title="Not sure what your house needs?"
        text="Describe it in your own words. We will come and look, and the quote&nbsp;is&nbsp;free."
        phone={profile?.contactPhone}
      />
    </>
  )
}

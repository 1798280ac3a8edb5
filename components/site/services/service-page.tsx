import type { Metadata } from 'next'
import { PartFold } from '@/components/site/blocks/fold'
import { OnThisPage } from '@/components/site/blocks/on-this-page'
import { TownsInWords } from '@/components/site/blocks/towns-in-words'
import { Unbroken } from '@/components/site/blocks/unbroken'
import { EnquirySection } from '@/components/site/contact/enquiry-section'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { ProjectsBlock } from '@/components/site/projects/projects-block'
import { OneReview } from '@/components/site/proof/one-review'
import { ButtonLink } from '@/components/ui/button'
import type { ServiceContent } from '@/lib/content/service-content'
import { getSiteProfile } from '@/lib/profile/queries'
import { listRelated } from '@/lib/projects/queries'
import { listReviewsOfKind } from '@/lib/proof/queries'
import { QUOTE_ID, routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceNode } from '@/lib/seo/service'
import { breadcrumbList } from '@/lib/seo/trail'
import { InstallationDay } from './installation-day'
import { Reasons, Solutions } from './solutions'
import { SplitHero } from './split-hero'

export function serviceMetadata({ name, summary, slug, picture }: ServiceContent): Metadata {
  return pageMetadata({
    title: `${name} in the North East`,
    description: summary,
    path: routes.service(slug),
    image: picture,
  })
}

export async function ServicePage({ service }: { service: ServiceContent }) {
  const [profile, related, reviews] = await Promise.all([
    getSiteProfile(),
    listRelated([service.slug]),
    listReviewsOfKind(service.slug),
  ])
  return (
    <>
      <JsonLd
        graph={[
          serviceNode(service, profile?.companyName),
          breadcrumbList(routes.service(service.slug)),
        ]}
      />
      <SplitHero
        title={service.title}
        text={service.intro}
        picture={service.hero ?? service.picture}
      >
        <QuoteLink href={`#${QUOTE_ID}`}>Get Free Quote</QuoteLink>
        {related.length > 0 && (
          <ButtonLink href="#projects-title" variant="secondary">
            View Our Work
          </ButtonLink>
        )}
      </SplitHero>
      <Reasons service={service} />
      <OnThisPage
        parts={[
          ...(related.length > 0 ? [{ id: 'projects-title', title: 'Our work' }] : []),
          ...service.groups.map(({ id, short }) => ({ id, title: short })),
          { id: 'worth-knowing-title', title: 'Worth knowing' },
          { id: 'installation-title', title: 'Installation' },
          { id: QUOTE_ID, title: 'Quote' },
        ]}
      />
      <ProjectsBlock
        title={`${service.name} we have ${service.verb.done}`}
        projects={related}
        service={service.slug}
      />
      <Solutions service={service} />
      <OneReview reviews={reviews} hasOthers />
      <WorthKnowing service={service} />
      <InstallationDay installation={service.installation} />
      <TownsInWords service={service} />
      <EnquirySection
        label={`Quote for ${service.name.toLowerCase()}`}
        heading="Get a free quote"
        projectType={service.projectType}
      />
    </>
  )
}

function WorthKnowing({ service }: { service: ServiceContent }) {
  return (
    <section aria-labelledby="worth-knowing-title" className="border-bar border-t bg-white">
      <div className="wrap section-space grid gap-x-14 lg:grid-cols-3 lg:gap-y-10">
        <div className="max-lg:mb-4">
          <h2 id="worth-knowing-title" className="text-h2">
            Worth knowing before you choose
          </h2>
          <p className="mt-3 max-w-note text-base text-slate lg:text-lg">
            Rules and choices for houses in England. We’ll go through yours when we measure.
          </p>
        </div>
        {service.worthKnowing.map(({ title, text }) => (
          <PartFold
            key={title}
            heading={title}
            className="border-bar border-t max-lg:last:border-b lg:pt-4"
          >
            <p className="max-w-text max-lg:pb-5">
              <Unbroken text={text} />
            </p>
          </PartFold>
        ))}
      </div>
    </section>
  )
}

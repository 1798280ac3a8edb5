import type { Metadata } from 'next'
import { Areas } from '@/components/site/blocks/areas'
import { EnquiryForm } from '@/components/site/contact/enquiry-form'
import { NextSteps } from '@/components/site/contact/next-steps'
import { ProjectsBlock } from '@/components/site/projects/projects-block'
import type { ServiceContent } from '@/lib/content/service-content'
import { getSiteProfile } from '@/lib/profile/queries'
import { listRelated } from '@/lib/projects/queries'
import { routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceNode } from '@/lib/seo/service'
import { breadcrumbList } from '@/lib/seo/trail'
import { InstallationDay } from './installation-day'
import { ServiceHero } from './service-hero'
import { Reasons, Solutions } from './solutions'

const QUOTE_ID = 'quote'

export function serviceMetadata({ name, summary, slug, picture }: ServiceContent): Metadata {
  const { src, width, height } = picture.src
  return pageMetadata({
    title: `${name} in the North East`,
    description: summary,
    path: routes.service(slug),
    image: { src, alt: picture.alt, width, height },
  })
}

export async function ServicePage({ service }: { service: ServiceContent }) {
  const [profile, related] = await Promise.all([getSiteProfile(), listRelated(service.slug)])
  return (
    <>
      <JsonLd
        graph={[
          serviceNode(service, profile?.companyName),
          breadcrumbList(routes.service(service.slug)),
        ]}
      />
      <ServiceHero service={service} quoteId={QUOTE_ID} phone={profile?.contactPhone} />
      <Solutions service={service} />
      <WorthKnowing service={service} />
      <Reasons service={service} />
      <InstallationDay installation={service.installation} />
      <Areas lead={`We fit ${service.name.toLowerCase()}`} />
      <ProjectsBlock title={`${service.name} we have finished`} projects={related} />
      <QuoteSection id={QUOTE_ID} service={service} />
    </>
  )
}

/** The quote form, its project type chosen, beside what happens next. */
function QuoteSection({ id, service }: { id: string; service: ServiceContent }) {
  return (
    <section
      id={id}
      aria-label={`Quote for ${service.name.toLowerCase()}`}
      className="border-bar border-t bg-white"
    >
      <div className="wrap section-space grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <EnquiryForm projectType={service.projectType} heading="Get a free quote" />
        <NextSteps />
      </div>
    </section>
  )
}

/** Rules and facts before choosing: the term in one light, what it means in the other. */
function WorthKnowing({ service }: { service: ServiceContent }) {
  return (
    <section aria-labelledby="worth-knowing-title" className="border-bar border-t">
      <div className="wrap section-space grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id="worth-knowing-title" className="max-w-[9.2em] text-h2">
            Worth knowing before you choose
          </h2>
          <p className="mt-3 max-w-[40ch] text-base text-slate">
            These are the general rules for houses in England. We'll go through yours with you when
            we measure.
          </p>
        </div>
        <dl>
          {service.worthKnowing.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-bar border-t py-5 last:border-b md:grid-cols-[1fr_2fr]"
            >
              <dt className="font-display font-semibold text-h3 tracking-tight">{title}</dt>
              <dd className="max-w-[60ch]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

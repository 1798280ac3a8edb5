import type { Metadata } from 'next'
import { Areas } from '@/components/site/blocks/areas'
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
import { QuoteSection } from './quote-section'
import { ServiceHero } from './service-hero'
import { Reasons, Solutions } from './solutions'
import { WorthKnowing } from './worth-knowing'

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

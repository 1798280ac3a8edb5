import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Areas } from '@/components/site/areas'
import { ProjectsBlock } from '@/components/site/projects-block'
import { QuoteSection } from '@/components/site/quote-section'
import { ServiceHero } from '@/components/site/service-hero'
import { Reasons, Solutions } from '@/components/site/solutions'
import { serviceBySlug, serviceList } from '@/lib/content/services'
import { getSiteProfile } from '@/lib/profile/queries'
import { listRelated } from '@/lib/projects/queries'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

interface ServicePageProps {
  params: Promise<{ service: string }>
}

// All of them are made in advance: there is nothing to show before the page itself.
export const instant = false

const QUOTE_ID = 'quote'

export function generateStaticParams() {
  return serviceList.map(({ slug }) => ({ service: slug }))
}

export async function generateMetadata({ params }: ServicePageProps): Promise<Metadata> {
  const service = serviceBySlug((await params).service)
  if (!service) notFound()
  return pageMetadata({
    title: `${service.name} in the North East`,
    description: service.summary,
    path: routes.service(service.slug),
    image: { src: service.picture.src.src, alt: service.picture.alt, width: 1600, height: 1067 },
  })
}

export default async function ServicePage({ params }: ServicePageProps) {
  const service = serviceBySlug((await params).service)
  if (!service) notFound()
  const [profile, related] = await Promise.all([getSiteProfile(), listRelated(service.slug)])
  return (
    <>
      <ServiceHero service={service} quoteId={QUOTE_ID} phone={profile?.contactPhone} />
      <Solutions service={service} />
      <Reasons service={service} />
      <ProjectsBlock title={`${service.name} we have finished`} projects={related} />
      <QuoteSection id={QUOTE_ID} service={service} />
      <Areas lead={`We fit ${service.name.toLowerCase()}`} />
    </>
  )
}

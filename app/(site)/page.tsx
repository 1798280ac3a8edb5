import { Areas } from '@/components/site/blocks/areas'
import { ClaimsLine } from '@/components/site/blocks/claims-line'
import { ContactBanner } from '@/components/site/blocks/contact-banner'
import { Hero } from '@/components/site/home/hero'
import { HomeComparison } from '@/components/site/home/home-comparison'
import { Benefits, ServicesGrid } from '@/components/site/home/home-sections'
import { ProjectsBlock } from '@/components/site/projects/projects-block'
import { Accreditations } from '@/components/site/proof/accreditations'
import { Reviews } from '@/components/site/proof/reviews'
import { parseHours } from '@/lib/profile/hours'
import { getSiteProfile } from '@/lib/profile/queries'
import { findComparable, listLatestCompleted } from '@/lib/projects/queries'
import { listAccreditations, listReviews } from '@/lib/proof/queries'
import { startWithOtherJob } from '@/lib/proof/start-with-other-job'
import { routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { localBusiness, webSite } from '@/lib/seo/local-business'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  title: 'Windows, Doors and Conservatories in the North East',
  description:
    'Windows, doors and conservatories measured and fitted in Sunderland, Newcastle, Durham and across the North East. 10-year guarantee and free no-obligation quotes.',
  path: routes.home,
})

export default async function HomePage() {
  const [profile, latest, reviews, accreditations] = await Promise.all([
    getSiteProfile(),
    listLatestCompleted(3),
    listReviews(),
    listAccreditations(),
  ])
  const compared = await findComparable(latest.map(({ slug }) => slug))
  return (
    <>
      <JsonLd
        graph={[
          localBusiness(profile, parseHours(profile?.businessHours) ?? []),
          webSite(profile?.companyName),
        ]}
      />
      <Hero />
      <ClaimsLine className="lg:grid-cols-[35.4fr_31.4fr_33.2fr]" />
      <Accreditations accreditations={accreditations} />
      <ServicesGrid />
      <HomeComparison project={compared} />
      <Benefits />
      <Reviews reviews={startWithOtherJob(reviews, compared?.slug)} className="bg-white" />
      <ProjectsBlock title="Latest completed projects" projects={latest} />
      <Areas />
      <ContactBanner phone={profile?.contactPhone} />
    </>
  )
}

import { LegalPage } from '@/components/site/legal/legal-page'
import { termsOfService } from '@/lib/content/terms'
import { getSiteProfile } from '@/lib/profile/queries'
import { routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/trail'

export const metadata = pageMetadata({
  title: termsOfService.title,
  description:
    'Quotes valid for 30 days, deposits, and what the 10-year guarantee covers: the terms for our work and this website.',
  path: routes.terms,
})

export default async function TermsPage() {
  return (
    <>
      <JsonLd graph={[breadcrumbList(routes.terms)]} />
      <LegalPage text={termsOfService} profile={await getSiteProfile()} />
    </>
  )
}

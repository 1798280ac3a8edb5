import { LegalPage } from '@/components/site/legal/legal-page'
import { privacyPolicy } from '@/lib/content/privacy'
import { getSiteProfile } from '@/lib/profile/queries'
import { routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/trail'

export const metadata = pageMetadata({
  title: privacyPolicy.title,
  description:
    'What we store when you send an enquiry, why, for how long, and what your rights are.',
  path: routes.privacy,
})

export default async function PrivacyPolicyPage() {
  return (
    <>
      <JsonLd graph={[breadcrumbList(routes.privacy)]} />
      <LegalPage text={privacyPolicy} profile={await getSiteProfile()} />
    </>
  )
}

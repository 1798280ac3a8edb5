import { LegalPage } from '@/components/site/legal/legal-page'
import { privacyPolicy } from '@/lib/content/privacy'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  title: privacyPolicy.title,
  description:
    'What we store when you send an enquiry, why, for how long, and what your rights are.',
  path: routes.privacy,
})

export default function PrivacyPolicyPage() {
  return <LegalPage text={privacyPolicy} path={routes.privacy} />
}

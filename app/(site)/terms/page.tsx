import { LegalPage } from '@/components/site/legal/legal-page'
import { termsOfService } from '@/lib/content/terms'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  title: termsOfService.title,
  description:
    'Quotes valid for 30 days, deposits, and what the 10-year guarantee covers: the terms of our work, in plain words.',
  path: routes.terms,
})

export default function TermsPage() {
  return <LegalPage text={termsOfService} path={routes.terms} />
}

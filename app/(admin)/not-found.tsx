import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'

export default function OfficeNotFound() {
  return (
    <section className="py-16">
      <h1 className="text-h2">We can't find that page</h1>
      <p className="mt-3 mb-6 text-slate">It may have been deleted or moved.</p>
      <ButtonLink href={routes.dashboard}>Back to the overview</ButtonLink>
    </section>
  )
}

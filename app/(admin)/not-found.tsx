import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'

export default function OfficeNotFound() {
  return (
    <section className="py-16">
      <h1 className="text-h2">There is nothing here</h1>
      <p className="mt-3 mb-6 text-slate">It may have been deleted, or its address has changed.</p>
      <ButtonLink href={routes.dashboard}>Back to the overview</ButtonLink>
    </section>
  )
}

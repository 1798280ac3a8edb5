import { ButtonLink } from '@/components/ui/button'
import type { ServiceContent } from '@/lib/content/services'
import { routes } from '@/lib/routes'
import { NextSteps } from './next-steps'

/** The way to a quote, beside what happens next. */
export function QuoteSection({ id, service }: { id: string; service: ServiceContent }) {
  return (
    <section
      id={id}
      aria-label={`Quote for ${service.name}`}
      className="border-bar border-t bg-white"
    >
      <div className="wrap section-space grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <ButtonLink href={routes.contact}>Get Free Quote</ButtonLink>
        <NextSteps />
      </div>
    </section>
  )
}

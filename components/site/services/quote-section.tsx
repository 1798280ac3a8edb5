import { EnquiryForm } from '@/components/site/contact/enquiry-form'
import { NextSteps } from '@/components/site/contact/next-steps'
import type { ServiceContent } from '@/lib/content/service-content'

/** The quote form, its project type chosen, beside what happens next. */
export function QuoteSection({ id, service }: { id: string; service: ServiceContent }) {
  return (
    <section
      id={id}
      aria-label={`Quote for ${service.name.toLowerCase()}`}
      className="border-bar border-t bg-white"
    >
      <div className="wrap section-space grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <EnquiryForm projectType={service.projectType} heading="Get a free quote" />
        <NextSteps />
      </div>
    </section>
  )
}

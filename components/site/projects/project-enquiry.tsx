import { EnquiryForm } from '@/components/site/contact/enquiry-form'
import { NextSteps } from '@/components/site/contact/next-steps'
import { services as serviceContents } from '@/lib/content/services'
import { mainService } from '@/lib/projects/schema'
import type { ServiceSlug } from '@/lib/routes'

/** The form at the end of a project, its type chosen after what was fitted. */
export function ProjectEnquiry({ services }: { services: readonly ServiceSlug[] }) {
  const service = mainService(services)
  return (
    <section aria-label="Enquiry" className="border-bar border-t bg-white">
      <div className="wrap section-space grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <EnquiryForm
          projectType={service && serviceContents[service].projectType}
          heading="Interested in a Similar Project?"
        />
        <NextSteps />
      </div>
    </section>
  )
}

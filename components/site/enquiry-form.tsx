import type { ProjectType } from '@/lib/enquiries/project-types'
import { getSiteProfile } from '@/lib/profile/queries'
import { ContactWithoutForm } from './contact-without-form'
import { EnquiryFields } from './enquiry-fields'

interface EnquiryFormProps {
  /** Chosen to begin with; the visitor may choose another. */
  projectType?: ProjectType
  heading?: string
}

/** The enquiry form of the whole site (specification §2); phone and email where scripts are off. */
export async function EnquiryForm({ projectType, heading }: EnquiryFormProps) {
  const profile = await getSiteProfile()
  return (
    <div>
      {heading && <h2 className="mb-8 text-h2">{heading}</h2>}
      <noscript>
        <style>{'.needs-script{display:none}'}</style>
        <ContactWithoutForm
          phone={profile?.contactPhone ?? null}
          email={profile?.contactEmail ?? null}
        />
      </noscript>
      <div className="needs-script">
        <EnquiryFields projectType={projectType} />
      </div>
    </div>
  )
}

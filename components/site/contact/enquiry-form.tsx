import { nextSteps } from '@/lib/content/services'
import type { ProjectType } from '@/lib/enquiries/project-types'
import { mailHref } from '@/lib/mail-link'
import { phoneHref } from '@/lib/phone'
import { getSiteProfile } from '@/lib/profile/queries'
import { EnquiryFields } from './enquiry-fields'

interface EnquiryFormProps {
  /** Chosen to begin with; the visitor may choose another. */
  projectType?: ProjectType
  heading?: string
}

/** The enquiry form of the whole site (specification §2); phone and email where scripts are off. */
export async function EnquiryForm({ projectType, heading }: EnquiryFormProps) {
  const profile = await getSiteProfile()
  const phone = profile?.contactPhone ?? null
  const email = profile?.contactEmail ?? null
  const directly = <Directly phone={phone} email={email} />
  return (
    <div>
      {heading && <h2 className="mb-8 text-h2">{heading}</h2>}
      <noscript>
        <style>{'.needs-script{display:none}'}</style>
        <ContactWithoutForm phone={phone} email={email} />
      </noscript>
      <div className="needs-script">
        <EnquiryFields
          projectType={projectType}
          sentNote={<SentNote />}
          failedNote={
            <>Your message may not have reached us. It is still here: please try again{directly}.</>
          }
          lateNote={<>The form is taking a while to load. Please wait a moment{directly}.</>}
        />
      </div>
    </div>
  )
}

function SentNote() {
  return (
    <>
      <p className="font-display font-semibold text-h3">Thank you. We have your message.</p>
      <p className="mt-2">What happens next:</p>
      <ol className="mt-1 list-decimal pl-6">
        {nextSteps.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </>
  )
}

/** ', call us on … or write to …', as far as the profile says. */
function Directly({ phone, email }: { phone: string | null; email: string | null }) {
  const link = 'whitespace-nowrap font-semibold underline underline-offset-4'
  return (
    <>
      {phone && (
        <>
          , or call{' '}
          <a className={link} href={phoneHref(phone)}>
            {phone}
          </a>
        </>
      )}
      {email && (
        <>
          , or write to{' '}
          <a className={`${link} max-sm:whitespace-normal`} href={mailHref(email)}>
            {email}
          </a>
        </>
      )}
    </>
  )
}

/** Stands where the form would be when scripts are off: the other two ways to ask. */
function ContactWithoutForm({ phone, email }: { phone: string | null; email: string | null }) {
  return (
    <div className="pane p-6">
      <p>The form needs JavaScript. You can also reach us directly:</p>
      <ul className="wrap-anywhere mt-3 font-semibold">
        <li className="tap flex items-center">
          {phone ? (
            <a className="underline" href={phoneHref(phone)}>
              {phone}
            </a>
          ) : (
            'Phone number not available'
          )}
        </li>
        <li className="tap flex items-center">
          {email ? (
            <a className="underline" href={mailHref(email)}>
              {email}
            </a>
          ) : (
            'Email not available'
          )}
        </li>
      </ul>
    </div>
  )
}

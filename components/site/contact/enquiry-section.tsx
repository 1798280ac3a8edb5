import type { ReactNode } from 'react'
import { NumberedSteps } from '@/components/site/blocks/numbered-steps'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { nextSteps } from '@/lib/content/services'
import type { ProjectType } from '@/lib/enquiries/project-types'
import { mailHref } from '@/lib/mailto'
import { phoneHref } from '@/lib/phone'
import { parseHours } from '@/lib/profile/hours'
import { getSiteProfile } from '@/lib/profile/queries'
import { QUOTE_ID, routes } from '@/lib/routes'
import { ContactNow } from './contact-facts'
import { EnquiryForm } from './enquiry-form'

interface EnquirySectionProps {
  label?: string
  heading: string
  /** Preselected. */
  projectType?: ProjectType
  /** Other ways to reach the company, in place of its phone number. */
  facts?: ReactNode
  /** When it can be reached. */
  hours?: ReactNode
}

/** The enquiry form of the whole site (specification §2), beside what happens next. */
export function EnquirySection(props: EnquirySectionProps) {
  const { label = 'Enquiry', heading, projectType, facts, hours } = props
  return (
    <section aria-label={label} className="group/enquiry border-bar border-t bg-white">
      <div className="wrap section-space grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_auto_1fr] lg:pt-14!">
        <div
          id={QUOTE_ID}
          className="scroll-mt-8 self-start lg:pane lg:row-span-3 lg:bg-chalk lg:p-8"
        >
          <h2 className="mb-5 text-h2">{heading}</h2>
          <FormOrContacts projectType={projectType} />
        </div>
        {/* Below the thanks, which say the same, it would only repeat them. */}
        <div
          className={classNames(
            'lg:col-start-2',
            facts
              ? 'group-has-[form[hidden]]/enquiry:hidden lg:row-start-3'
              : 'max-lg:group-has-[form[hidden]]/enquiry:hidden lg:row-span-3 lg:pt-8',
          )}
        >
          <h2 className={facts ? 'mb-4 text-h2 lg:text-3xl' : 'mb-4 text-h2 lg:mb-6'}>
            What happens next
          </h2>
          <NumberedSteps steps={nextSteps} isBrief={Boolean(facts)} />
          {!facts && <RatherTalk />}
        </div>
        {facts && (
          <div className="-mb-8 lg:col-start-2 lg:row-start-1">
            <h2 className="mb-4 text-h2 lg:text-3xl">Contact details</h2>
            {facts}
          </div>
        )}
        {/* One table with the facts. */}
        {hours && <div className="-mt-px lg:col-start-2 lg:row-start-2">{hours}</div>}
      </div>
    </section>
  )
}

/** Phone and opening status; a wide screen adds the guarantee and, if there is a phone, the email. */
async function RatherTalk() {
  const profile = await getSiteProfile()
  const { contactPhone: phone, contactEmail: email } = profile ?? {}
  if (!phone && !email) return null
  return (
    <div className="mt-3 lg:mt-8 lg:bg-glass lg:p-8">
      {phone && (
        <div className="max-lg:flex max-lg:items-center max-lg:gap-x-4">
          <h3 className="text-h3">Rather talk?</h3>
          <a
            href={phoneHref(phone)}
            className="tap inline-flex items-center font-display font-semibold text-h3 underline underline-offset-4 hover:text-brick lg:my-2 lg:text-h2"
          >
            {phone}
          </a>
        </div>
      )}
      {phone && (
        <ContactNow hours={parseHours(profile?.businessHours)} note={profile?.hoursNote ?? null} />
      )}
      {email && (
        <p className={classNames('mt-4', phone && 'max-lg:hidden')}>
          {phone ? 'Or write to' : 'Write to us at'}{' '}
          <a
            href={mailHref(email)}
            className="wrap-anywhere font-semibold underline underline-offset-4 hover:text-brick"
          >
            {email}
          </a>
        </p>
      )}
      <p className="mt-4 max-lg:hidden">The work is guaranteed for 10 years.</p>
    </div>
  )
}

/** Phone and email in place of the form where scripts are off. */
async function FormOrContacts({ projectType }: { projectType?: ProjectType }) {
  const profile = await getSiteProfile()
  const phone = profile?.contactPhone ?? null
  const email = profile?.contactEmail ?? null
  const directly = <Directly phone={phone} email={email} />
  return (
    <>
      <noscript>
        <style>{'.needs-script{display:none}'}</style>
        <ContactWithoutForm phone={phone} email={email} />
      </noscript>
      <div className="needs-script">
        <EnquiryForm
          projectType={projectType}
          sentNotes={{ phone: <SentNote />, email: <SentNote firstStep="We'll reply by email" /> }}
          failedNote={
            <>Your message may not have reached us. It is still here: please try again{directly}.</>
          }
          lateNote={<>The form is taking a while to load. Please wait a moment{directly}.</>}
        />
        <p className="mt-6 max-w-text text-base text-slate">
          We use your details to answer you, prepare your quote and do the work.{' '}
          <Link
            href={routes.privacy}
            className="inline-block underline underline-offset-4 hover:text-brick"
          >
            How we look after them
          </Link>
        </p>
      </div>
    </>
  )
}

/** @param firstStep in place of the first, where no phone number was given */
function SentNote({ firstStep }: { firstStep?: string }) {
  const [first, ...others] = nextSteps.map(({ title }) => title)
  return (
    <>
      <p className="font-display font-semibold text-h3">Thank you. We have your message.</p>
      <p className="mt-2">What happens next:</p>
      <ol className="mt-1 list-decimal pl-6">
        {[firstStep ?? first, ...others].map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </>
  )
}

/** ', or call … or write to …', as far as the profile says. */
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

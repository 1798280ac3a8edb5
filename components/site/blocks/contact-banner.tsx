import { ButtonLink } from '@/components/ui/button'
import { nextSteps } from '@/lib/content/services'
import { QUOTE_HREF } from '@/lib/routes'
import { NumberedSteps } from './numbered-steps'
import { PhoneLink } from './phone-link'

interface ContactBannerProps {
  title?: string | undefined
  text?: string | undefined
  phone?: string | null
}

export function ContactBanner({
  title = 'A\u00a0draughty bay, a\u00a0tired\u00a0door, a\u00a0room you\u00a0wish were\u00a0brighter?',
  text = 'Tell us what you have in mind. Quotes are free, with no obligation, and the work is guaranteed for 10\u00a0years.',
  phone,
}: ContactBannerProps) {
  return (
    <section aria-labelledby="contact-banner-title" className="on-dark bg-brick text-white">
      <div className="wrap grid items-center gap-x-14 gap-y-6 py-12 lg:grid-cols-2 lg:py-16">
        <div>
          <h2 id="contact-banner-title" className="max-w-[20em] text-h2 lg:text-5xl">
            {title}
          </h2>
          <p className="mt-3 mb-6 max-w-text text-pretty text-lg">{text}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-xl">
            <ButtonLink href={QUOTE_HREF} variant="inverse" className="px-8!">
              Contact Us
            </ButtonLink>
            <PhoneLink phone={phone} />
          </div>
        </div>
        <NumberedSteps steps={nextSteps} isOnDark />
      </div>
    </section>
  )
}

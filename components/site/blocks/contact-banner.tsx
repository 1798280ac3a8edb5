import { ButtonLink } from '@/components/ui/button'
import { QUOTE_HREF } from '@/lib/routes'
import { PhoneLink } from './phone-link'

interface ContactBannerProps {
  title?: string | undefined
  text?: string | undefined
  phone?: string | null
}

export function ContactBanner({
  title = 'A\u00a0draughty bay, a\u00a0tired\u00a0door, a\u00a0room you wish were brighter?',
  text = 'Tell us what you have in mind. Quotes are free, with no obligation.',
  phone,
}: ContactBannerProps) {
  return (
    <section aria-labelledby="contact-banner-title" className="on-dark bg-brick text-white">
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-16 lg:grid-cols-[2fr_1fr] lg:py-24">
        <div>
          <h2 id="contact-banner-title" className="max-w-[20em] text-h2">
            {title}
          </h2>
          <p className="mt-3 max-w-text text-lg">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:justify-end">
          <ButtonLink href={QUOTE_HREF} variant="inverse" className="px-7!">
            Contact Us
          </ButtonLink>
          <PhoneLink phone={phone} />
        </div>
      </div>
    </section>
  )
}

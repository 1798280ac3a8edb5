import type { Metadata } from 'next'
import { ConfirmLinkForm } from '@/components/site/sign-in/confirm-link-form'

export const metadata: Metadata = { title: 'Confirm | SLW', robots: { index: false } }

export default function ConfirmPage() {
  return (
    <section className="wrap section-space">
      <noscript>
        <p className="mb-5">
          Please switch on JavaScript to confirm, or open the link from the email in another
          browser.
        </p>
      </noscript>
      <ConfirmLinkForm />
    </section>
  )
}

import type { Metadata } from 'next'
import { ConfirmLinkForm } from '@/components/site/confirm-link-form'

export const metadata: Metadata = { title: 'Confirm | SLW', robots: { index: false } }

export default function ConfirmPage() {
  return (
    <section className="wrap section-space">
      <h1 className="text-h1">One more step</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-slate">
        You opened a link from an email of ours. Press the button to confirm that it was you.
      </p>
      <ConfirmLinkForm />
    </section>
  )
}

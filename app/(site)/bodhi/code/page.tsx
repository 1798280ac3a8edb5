import type { Metadata } from 'next'
import { CodeForm, StartAgain } from '@/components/site/sign-in/code-form'

export const metadata: Metadata = { title: 'Enter your code | SLW', robots: { index: false } }

export default function SignInCodePage() {
  return (
    <section className="wrap section-space">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_28rem]">
        <div className="md:py-8 lg:py-10">
          <h1 className="text-h1">Enter your code</h1>
          <p className="mt-4 max-w-prose text-lg text-slate">
            Two-step sign-in is on. Open your authenticator app and type the code it shows for this
            website.
          </p>
        </div>
        <div className="pane p-5 sm:p-8 lg:p-10">
          <noscript>
            <p className="mb-5">Please switch on JavaScript to sign in.</p>
          </noscript>
          <CodeForm />
          <details className="mt-6 border-bar border-t pt-3">
            <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-brick">
              No access to the app?
            </summary>
            <p className="mt-2 mb-4 text-slate">
              Ask whoever looks after your website to remove two-step sign-in from your account.
              Then start again with your password.
            </p>
            <StartAgain />
          </details>
        </div>
      </div>
    </section>
  )
}

import type { Metadata } from 'next'
import { ForgottenPassword, SignInForm } from '@/components/site/sign-in/sign-in-form'

export const metadata: Metadata = { title: 'Sign in | SLW', robots: { index: false } }

export default function SignInPage() {
  return (
    <section className="wrap section-space">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_28rem]">
        <div className="md:py-8 lg:py-10">
          <h1 className="text-h1">Welcome Back</h1>
          <p className="mt-4 text-lg text-slate">Sign in to manage your website</p>
        </div>
        <div className="pane p-5 sm:p-8 lg:p-10">
          <noscript>
            <p className="mb-5">Please switch on JavaScript to sign in.</p>
          </noscript>
          <SignInForm />
          <ForgottenPassword />
        </div>
      </div>
    </section>
  )
}

import type { Metadata } from 'next'
import { SignInForm } from '@/components/site/sign-in-form'

export const metadata: Metadata = { title: 'Sign in | SLW', robots: { index: false } }

export default function SignInPage() {
  return (
    <section className="wrap section-space">
      <div className="grid max-w-5xl lg:grid-cols-[1fr_26rem]">
        <div className="pb-8 lg:border-bar lg:border-r lg:py-10 lg:pr-12">
          <h1 className="text-h1">Welcome Back</h1>
          <p className="mt-4 text-lg text-slate">Sign in to manage your website</p>
        </div>
        <div className="pane p-5 sm:p-8 lg:-ml-px lg:p-10">
          <noscript>
            <p className="mb-5">Signing in needs JavaScript.</p>
          </noscript>
          <SignInForm />
        </div>
      </div>
    </section>
  )
}

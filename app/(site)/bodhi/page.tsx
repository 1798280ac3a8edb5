import type { Metadata } from 'next'
import { ForgottenPassword, SignInForm } from '@/components/site/sign-in/sign-in-form'
import { SignInFrame } from '@/components/site/sign-in/sign-in-frame'

export const metadata: Metadata = { title: 'Sign in | SLW', robots: { index: false } }

export default function SignInPage() {
  return (
    <SignInFrame title="Welcome Back" text="Sign in to manage your website">
      <SignInForm />
      <ForgottenPassword />
    </SignInFrame>
  )
}

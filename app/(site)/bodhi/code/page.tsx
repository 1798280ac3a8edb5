import type { Metadata } from 'next'
import { CodeForm, StartAgain } from '@/components/site/sign-in/code-form'
import { SignInFrame } from '@/components/site/sign-in/sign-in-frame'

export const metadata: Metadata = { title: 'Enter your code | SLW', robots: { index: false } }

export default function SignInCodePage() {
  return (
    <SignInFrame
      title="Enter your code"
      text="Two-step sign-in is on. Open your authenticator app and type the code it shows for this website."
    >
      <CodeForm />
      <details className="mt-6 border-bar border-t pt-3">
        <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-brick">
          No access to the app?
        </summary>
        <p className="mt-2 mb-4 text-slate">
          Ask the person who looks after your website to remove two-step sign-in from your account.
          Then start again with your password.
        </p>
        <StartAgain />
      </details>
    </SignInFrame>
  )
}

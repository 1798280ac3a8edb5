import type { ReactNode } from 'react'

interface SignInFrameProps {
  title: string
  text: string
  children: ReactNode
}

/** The owner's way in: a title over one pane. */
export function SignInFrame({ title, text, children }: SignInFrameProps) {
  return (
    <section className="wrap section-space">
      <div className="mx-auto max-w-[28rem]">
        <h1 className="text-h1 lg:text-5xl">{title}</h1>
        <p className="mt-3 mb-8 text-lg text-slate">{text}</p>
        <div className="pane p-5 sm:p-8">
          <noscript>
            <p className="mb-5">Please switch on JavaScript to sign in.</p>
          </noscript>
          {children}
        </div>
      </div>
    </section>
  )
}

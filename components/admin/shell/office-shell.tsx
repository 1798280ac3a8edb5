'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { FocusContent } from '@/components/site/frame/navigation-effects'
import { BottomBar, SideMenu } from './menus'
import { SignInHost } from './sign-in-host'
import { UnreadCount } from './unread/unread-count'
import { useUnread } from './unread/unread-provider'
import { useTypedText } from './unsaved-work'
import { useAuth } from './viewer-provider'

const CONTENT_ID = 'content'

/** Menu and content of the office, until signing out begins. */
export function OfficeShell({ company, children }: { company: string; children: ReactNode }) {
  const { user, signOut } = useAuth()
  const { count } = useUnread()
  const pathname = usePathname()
  useTypedText()

  if (!user) {
    return (
      <p role="status" className="wrap section-space text-slate">
        Signing out...
      </p>
    )
  }
  return (
    <>
      <a
        href={`#${CONTENT_ID}`}
        className="sr-only rounded-control bg-brick px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <SideMenu
        pathname={pathname}
        unread={count}
        company={company}
        email={user.email}
        onLogout={signOut}
      />
      {/* Before the content: on a slow connection it is painted with the page's beginning. */}
      <BottomBar pathname={pathname} unread={count} onLogout={signOut} />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto min-h-dvh w-full max-w-7xl px-4 pt-6 pb-12 max-lg:tall:pb-28 outline-none sm:px-8 lg:pt-10 lg:pb-16"
      >
        {children}
      </main>
      <FocusContent id={CONTENT_ID} />
      <SignInHost owner={user} />
      <UnreadCount count={count} />
    </>
  )
}

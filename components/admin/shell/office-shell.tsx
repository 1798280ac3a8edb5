'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { BottomBar } from './bottom-bar'
import { SideMenu } from './side-menu'
import { TitleCount } from './title-count'
import { UndoneNotice } from './undone-notice'
import { useUnread } from './unread-provider'
import { useAuth } from './viewer-provider'

/** Menu and content of the office; gone as soon as signing out begins. */
export function OfficeShell({ company, children }: { company: string; children: ReactNode }) {
  const { user, signOut } = useAuth()
  const { count } = useUnread()
  const [first] = useState(count)
  const [isNews, setNews] = useState(false)
  // Not what the page said by itself when it came.
  if (!isNews && count !== first) setNews(true)
  const pathname = usePathname()

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
        href="#content"
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
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto min-h-dvh max-w-7xl px-4 pt-6 pb-12 max-lg:tall:pb-28 outline-none sm:px-8 lg:pt-10 lg:pb-16"
      >
        {children}
      </main>
      <BottomBar pathname={pathname} unread={count} onLogout={signOut} />
      <TitleCount count={count} />
      <UndoneNotice />
      <p role="status" className="sr-only">
        {isNews && (count === 1 ? '1 unread message' : `${count} unread messages`)}
      </p>
    </>
  )
}

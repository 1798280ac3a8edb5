'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { BottomBar } from '@/components/admin/bottom-bar'
import { signOutHere } from '@/components/admin/sign-out'
import { type OwnerView, readOwner } from '@/lib/auth/read-owner'
import { askOwner } from './owner-view'

/** Counted once, and again whenever the window is looked at: public pages hold no live connection. */
export default function OwnerBarLive() {
  const [owner, setOwner] = useState<OwnerView | null>(null)
  const pathname = usePathname()

  useEffect(() => {
    let left = false
    const show = (answer: Promise<OwnerView | null>) =>
      answer.then((view) => !left && setOwner(view)).catch(console.error)
    show(askOwner())
    const look = () => show(readOwner())
    window.addEventListener('focus', look)
    return () => {
      left = true
      window.removeEventListener('focus', look)
    }
  }, [])

  if (!owner) return null

  const leave = async () => {
    setOwner(null)
    if (await signOutHere()) window.location.reload()
    else setOwner(owner)
  }
  return (
    <>
      {/* So that the bar never covers the end of the page. */}
      <div aria-hidden="true" className="max-lg:tall:h-16" />
      <BottomBar pathname={pathname} unread={owner.unread} onLogout={leave} />
    </>
  )
}

'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { forgetOwnerDrafts } from '@/lib/owner-drafts'
import { routes } from '@/lib/routes'
import { forgetDraftsInAllTabs, isSignOutElsewhere, signOutHere } from './sign-out'

interface Viewer {
  id: string
  email: string
}

interface Auth {
  /** Null once signing out has begun, unless it fails. */
  user: Viewer | null
  signOut: () => Promise<void>
}

const AuthContext = createContext<Auth | null>(null)

/** During an outage: enough for the menu and its Logout. */
const UNKNOWN: Viewer = { id: '', email: '' }

interface ViewerProviderProps {
  /** Verified by the server; undefined where the backend did not answer. */
  viewer: Viewer | undefined
  children: ReactNode
}

/** Knows who is signed in. */
export function ViewerProvider({ viewer, children }: ViewerProviderProps) {
  const [known, setKnown] = useState(viewer)
  const [isLeaving, setLeaving] = useState(false)
  // An outage must not forget who was known.
  if (viewer && viewer.id !== known?.id) setKnown(viewer)

  const leave = async () => {
    // Clear the user first, then call the server (specification §4).
    setLeaving(true)
    if (await signOutHere()) {
      await forgetDraftsInAllTabs()
      await leaveTo(routes.home)
    } else setLeaving(false)
  }

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (!isSignOutElsewhere(event)) return
      forgetOwnerDrafts()
      void leaveTo(routes.signIn)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  const user = isLeaving ? null : (known ?? UNKNOWN)
  return <AuthContext value={{ user, signOut: leave }}>{children}</AuthContext>
}

/** @throws outside a ViewerProvider */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { LEAVING } from '@/components/forms/kept'
import { leaveTo } from '@/components/forms/leave'
import { routes } from '@/lib/routes'
import { forgetKeptText, heardSigningOut, keepTextFor } from './kept-text'
import { signOutHere } from './sign-out'

interface Viewer {
  id: string
  email: string
}

interface Auth {
  /** Nobody once signing out has begun, unless it fails. */
  user: Viewer | null
  signOut: () => Promise<void>
}

const AuthContext = createContext<Auth | null>(null)

/** While the backend cannot say who is signed in: enough for the menu and its Logout. */
const UNKNOWN: Viewer = { id: '', email: '' }

interface ViewerProviderProps {
  /** As the server has made sure before it sent anything; none where the backend did not answer. */
  viewer: Viewer | undefined
  children: ReactNode
}

/** Knows who is signed in. */
export function ViewerProvider({ viewer, children }: ViewerProviderProps) {
  const [known, setKnown] = useState(() => {
    // Before anything below reads what was kept.
    if (viewer && typeof window !== 'undefined') keepTextFor(viewer.id)
    return viewer
  })
  const [isLeaving, setLeaving] = useState(false)
  // An outage says nothing about who it is.
  if (viewer && viewer.id !== known?.id) setKnown(viewer)

  const leave = async () => {
    // The user goes first, then the server is told (specification §4).
    setLeaving(true)
    if (await signOutHere()) {
      forgetKeptText()
      await leaveTo(routes.home)
    } else setLeaving(false)
  }

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (!heardSigningOut(event)) return
      window.dispatchEvent(new Event(LEAVING))
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

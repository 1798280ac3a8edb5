'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { routes } from '@/lib/routes'
import { signOutHere } from './sign-out'

export interface Viewer {
  id: string
  email: string
}

interface Auth {
  /** Nobody once signing out has begun, unless it fails. */
  user: Viewer | null
  signOut: () => Promise<void>
}

const AuthContext = createContext<Auth | null>(null)

/** Knows who is signed in; the server has made sure before it sent anything. */
export function ViewerProvider({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const [user, setUser] = useState<Viewer | null>(viewer)

  const leave = async () => {
    // The user goes first, then the server is told (specification §4).
    setUser(null)
    if (await signOutHere()) await leaveTo(routes.home)
    else setUser(viewer)
  }

  return <AuthContext value={{ user, signOut: leave }}>{children}</AuthContext>
}

/** @throws outside a ViewerProvider */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

import { type OwnerView, readOwner } from '@/lib/auth/read-owner'

let asked: Promise<OwnerView | null> | undefined

/** Who is signed in: asked once a document, however many tools on it want to know. */
export function askOwner(): Promise<OwnerView | null> {
  asked ??= readOwner().catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}

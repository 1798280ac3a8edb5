import { type OwnerView, readOwner } from '@/lib/auth/read-owner'

const RETRY_MS = 1_500

let asked: Promise<OwnerView | null> | undefined

/** Who is signed in: asked once a document, however many tools on it want to know. */
export function askOwner(): Promise<OwnerView | null> {
  asked ??= readOwner()
    .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(readOwner))
    .catch((error) => {
      // The next tool may ask again.
      asked = undefined
      throw error
    })
  return asked
}

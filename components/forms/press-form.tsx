import type { ReactNode } from 'react'

/**
 * Around a button whose press must not be lost: one that comes before the page's scripts do is kept by
 * React, as the submission of a form, and done when they are there. A click would be gone.
 */
export function PressForm({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    // Nothing is handed back: React would hold what the press changes on the page until it is answered.
    <form action={() => void onPress()} className="contents">
      {children}
    </form>
  )
}

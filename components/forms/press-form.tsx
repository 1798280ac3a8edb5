import type { ReactNode } from 'react'

/**
 * Around a button that must work before hydration: React replays the submission of a form, but loses a
 * click.
 */
export function PressForm({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    // Returns nothing: React would hold back the page's updates until a promise settles.
    <form action={() => void onPress()} className="contents">
      {children}
    </form>
  )
}

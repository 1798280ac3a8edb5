import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** The ways on from a hero; on a phone they share one line. */
export function HeroButtons({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid gap-3 *:px-3! min-[22.5rem]:grid-flow-col min-[22.5rem]:auto-cols-fr sm:flex sm:*:px-6!',
        className,
      )}
    >
      {children}
    </div>
  )
}

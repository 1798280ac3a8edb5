import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** The ways on from a hero; on a phone they share one line. */
export function HeroButtons({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={classNames('flex flex-wrap gap-3 *:px-3! max-sm:*:grow sm:*:px-6!', className)}>
      {children}
    </div>
  )
}

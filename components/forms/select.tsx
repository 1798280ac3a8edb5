import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

/** A native select with our own arrow: the browser's stands at the border and shifts the text. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...rest}
        className={classNames('w-full appearance-none truncate pr-11', className)}
      />
      <Icon
        size={22}
        strokeWidth="1.8"
        path="m5 8 6 6 6-6"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto"
      />
    </div>
  )
}

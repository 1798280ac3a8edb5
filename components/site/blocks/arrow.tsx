import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

/** After the name of a picture's link, which would not look like one without it. */
export function Arrow({ className }: { className?: string }) {
  return (
    <Icon
      size={20}
      strokeWidth="1.8"
      path="M3 10h14M11 4l6 6-6 6"
      className={classNames('inline-block align-[-0.15em]', className)}
    />
  )
}

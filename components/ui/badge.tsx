import { classNames } from './class-names'

const tones = {
  amber: 'bg-amber-tint text-amber',
  blue: 'bg-blue-tint text-blue',
  green: 'bg-moss-tint text-moss',
  yellow: 'bg-yellow-tint text-yellow',
  neutral: 'bg-glass text-anthracite',
} as const

export type Tone = keyof typeof tones

/** A word with a colour; the colour alone never carries the meaning. */
export function Badge({
  tone,
  children,
  className,
}: {
  tone: Tone
  children: string
  className?: string
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-control px-2.5 py-0.5 font-semibold text-sm whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

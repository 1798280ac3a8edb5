import { classNames } from './class-names'

const tones = {
  amber: 'bg-amber-tint text-amber',
  blue: 'bg-blue-tint text-blue',
  green: 'bg-moss-tint text-moss',
  neutral: 'bg-glass text-anthracite',
} as const

export function Badge({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-control px-2.5 py-0.5 font-semibold text-sm whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

import { classNames } from './class-names'

export const badgeTones = {
  amber: 'bg-amber-tint text-amber',
  blue: 'bg-blue-tint text-blue',
  yellow: 'bg-yellow-tint text-yellow',
  green: 'bg-moss-tint text-moss',
  neutral: 'bg-glass text-anthracite',
} as const

export function Badge({ tone, children }: { tone: keyof typeof badgeTones; children: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-control px-2.5 py-0.5 font-semibold text-sm whitespace-nowrap',
        badgeTones[tone],
      )}
    >
      {children}
    </span>
  )
}

import { classNames } from '@/components/ui/class-names'

interface PointsProps {
  points: readonly { title: string; text: string }[]
  columns: 2 | 3
  onDark?: boolean
  /** Of the titles, below the section's own heading. */
  level?: 'h3' | 'h4'
}

/** Short statements in a grid whose lines are glazing bars. */
export function Points({ points, columns, onDark, level: Heading = 'h3' }: PointsProps) {
  const bar = onDark ? 'border-white/25' : 'border-bar'
  return (
    <ul
      className={classNames(
        'grid border-t',
        bar,
        columns === 2 ? 'sm:grid-cols-2' : 'md:grid-cols-3',
      )}
    >
      {points.map(({ title, text }) => (
        <li
          key={title}
          className={classNames(
            'border-b py-7',
            bar,
            columns === 2
              ? 'sm:even:border-l sm:even:pl-8 sm:odd:pr-8'
              : 'md:not-first:border-l md:not-first:pl-8 md:not-last:pr-8',
          )}
        >
          <Heading className="font-display font-semibold text-h3 tracking-tight">{title}</Heading>
          <p className={classNames('mt-2 max-w-[52ch]', onDark ? 'text-white/85' : 'text-slate')}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

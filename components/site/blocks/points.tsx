import { classNames } from '@/components/ui/class-names'

interface PointsProps {
  points: readonly { title: string; text: string }[]
  columns: 2 | 3
}

/** Short statements on a dark section, in a grid whose lines are glazing bars. */
export function Points({ points, columns }: PointsProps) {
  return (
    <ul
      className={classNames(
        'grid h-full border-white/25 border-t',
        columns === 2 ? 'sm:auto-rows-fr sm:grid-cols-2' : 'md:grid-cols-3',
      )}
    >
      {points.map(({ title, text }) => (
        <li
          key={title}
          className={classNames(
            'border-white/25 border-b py-4 md:py-7',
            columns === 2
              ? 'sm:even:border-l sm:even:pl-8 sm:odd:pr-8'
              : 'md:not-first:border-l md:not-first:pl-8 md:not-last:pr-8',
          )}
        >
          <h3 className="font-display font-semibold text-h3 tracking-tight">{title}</h3>
          <p className={classNames('mt-2 max-w-lead text-white/85', columns === 2 && 'lg:text-lg')}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

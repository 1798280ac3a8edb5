import { classNames } from '@/components/ui/class-names'

interface Step {
  title: string
  text: string
}

interface NumberedStepsProps {
  steps: readonly Step[]
  /** Of the steps' headings. */
  level?: 3 | 4
  /** On a coloured ground. */
  isOnDark?: boolean
  /** In three columns on a desktop. */
  isWide?: boolean
}

export function NumberedSteps(props: NumberedStepsProps) {
  const { steps, level = 3, isOnDark = false, isWide } = props
  const Heading = `h${level}` as const
  return (
    <ol className={isWide ? 'lg:grid lg:grid-cols-3 lg:gap-x-10 lg:gap-y-4' : undefined}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={classNames(
            'flex items-baseline gap-5 border-t',
            isWide ? 'max-lg:last:border-b' : 'last:border-b',
            isOnDark ? 'border-white/30' : 'border-bar',
            isOnDark ? 'py-4' : 'py-3 lg:py-5',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'w-6 shrink-0 font-display font-semibold text-h2 leading-none',
              !isOnDark && 'text-brick',
            )}
          >
            {index + 1}
          </span>
          <div>
            <Heading className="text-h3">{title}</Heading>
            <p className={classNames('mt-1', !isOnDark && !isWide && 'text-slate')}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

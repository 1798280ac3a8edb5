import { classNames } from '@/components/ui/class-names'
import { PartFold } from './fold'
import { Unbroken } from './unbroken'

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
  /** A desktop shows the headings alone. */
  isBrief?: boolean
  /** In three columns on a desktop; narrower screens fold each. */
  isWide?: boolean
}

export function NumberedSteps(props: NumberedStepsProps) {
  const { steps, level = 3, isOnDark = false, isBrief, isWide } = props
  const Heading = `h${level}` as const
  return (
    <ol className={isWide ? 'lg:grid lg:grid-cols-3 lg:gap-x-14 lg:gap-y-4' : undefined}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={classNames(
            'flex items-baseline gap-5 border-t lg:py-4',
            isWide ? 'max-lg:last:border-b' : 'py-3 last:border-b',
            isOnDark ? 'border-white/30' : 'border-bar',
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
          {isWide ? (
            <PartFold heading={title} level={level} className="grow">
              <p className="max-lg:pb-4">
                <Unbroken text={text} />
              </p>
            </PartFold>
          ) : (
            <div>
              <Heading className="text-h3">{title}</Heading>
              <p className={classNames('mt-1', !isOnDark && 'text-slate', isBrief && 'lg:hidden')}>
                {text}
              </p>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { services } from '@/lib/content/services'
import { listAddress } from '@/lib/projects/addresses'
import { isTown, type ListFilter } from '@/lib/projects/towns'

interface ProjectFilterProps {
  label: string
  /** On screen in place of the label. */
  word: string
  /** Leads to all projects. */
  all: string
  choices: readonly ListFilter[]
  filter?: ListFilter
  page: number
}

/** On a phone one line, which slides sideways. */
export function ProjectFilter({ label, word, all, choices, filter, page }: ProjectFilterProps) {
  if (choices.length === 0) return null
  return (
    <nav aria-label={label} className="flex border-bar border-b">
      <span
        aria-hidden="true"
        className="flex h-12 w-13 shrink-0 items-center text-slate text-sm sm:w-18 xl:w-20 xl:text-base"
      >
        {word}
      </span>
      <ul className="fade-end flex overflow-x-auto lg:flex-wrap">
        {[undefined, ...choices].map((choice) => {
          const isChosen = choice === filter
          // The other row is chosen from: this one leaves out nothing.
          const isOfOther = filter !== undefined && !choices.includes(filter)
          return (
            <li
              key={choice ?? 'all'}
              className={classNames(
                'shrink-0',
                // In sight, however far along the line it stands.
                isChosen && choice && isTown(choice) && 'max-lg:order-first',
              )}
            >
              <Link
                href={listAddress(1, choice)}
                aria-current={isChosen ? (page === 1 ? 'page' : 'true') : undefined}
                className={classNames(
                  'inline-flex min-h-12 items-center border-b-3 px-2 text-base font-semibold -outline-offset-4 hover:text-brick xl:px-4',
                  isChosen || (isOfOther && !choice)
                    ? 'border-brick text-brick'
                    : 'border-transparent',
                )}
              >
                {choice ? nameOf(choice) : all}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const nameOf = (filter: ListFilter) => (isTown(filter) ? filter : services[filter].name)

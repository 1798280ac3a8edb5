import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { listAddress } from '@/lib/projects/addresses'
import { serviceTypes } from '@/lib/projects/schema'
import type { ServiceSlug } from '@/lib/routes'

export const typeLabels = {
  windows: 'Windows',
  doors: 'Doors',
  conservatories: 'Conservatories',
} as const satisfies Record<ServiceSlug, string>

/** Plain links, since each filter is a page of its own. */
export function ProjectFilter({ type, page }: { type?: ServiceSlug; page: number }) {
  const choices = [undefined, ...serviceTypes]
  return (
    <nav aria-label="Project types">
      <ul className="flex flex-wrap border-bar border-b">
        {choices.map((choice) => {
          const isChosen = choice === type
          return (
            <li key={choice ?? 'all'}>
              <Link
                href={listAddress(1, choice)}
                aria-current={isChosen ? (page === 1 ? 'page' : 'true') : undefined}
                className={classNames(
                  '-mb-px inline-flex min-h-12 items-center border-b-3 px-2 text-base font-semibold hover:text-brick sm:px-4 sm:text-lg',
                  isChosen ? 'border-brick text-brick' : 'border-transparent',
                )}
              >
                {choice ? typeLabels[choice] : 'All'}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

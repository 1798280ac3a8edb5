import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { services } from '@/lib/content/services'
import { listAddress } from '@/lib/projects/addresses'
import { listTowns, listTypesIn } from '@/lib/projects/in-towns'
import { serviceTypes } from '@/lib/projects/schema'
import type { ListFilter } from '@/lib/projects/towns'

interface ProjectFilterProps {
  label: string
  /** On screen in place of the label. */
  word: string
  /** The first leaves out nothing. */
  choices: { name: string; filter: ListFilter }[]
  /** What the page shows. */
  here: ListFilter
  page: number
}

interface ProjectFiltersProps {
  filter: ListFilter
  page: number
  /** Projects that the filter leaves. */
  total: number
}

/** Of so few in a town, each is seen at once. */
const FEW = 3

/** By type and by town, each within what the other leaves. */
export async function ProjectFilters({ filter, page, total }: ProjectFiltersProps) {
  const { type, town } = filter
  const types = town ? await listTypesIn(town) : serviceTypes
  const towns = await listTowns(type)
  const areFew = town && !type && total <= FEW
  return (
    <>
      {!areFew && (
        <ProjectFilter
          label="Project types"
          word="By type"
          choices={[
            { name: 'All', filter: { town } },
            ...types.map((one) => ({ name: services[one].name, filter: { type: one, town } })),
          ]}
          here={filter}
          page={page}
        />
      )}
      <ProjectFilter
        label="Towns"
        word="By town"
        choices={[
          { name: 'All towns', filter: { type } },
          ...towns.map((one) => ({ name: one, filter: { type, town: one } })),
        ]}
        here={filter}
        page={page}
      />
    </>
  )
}

/** On a phone one line, which slides sideways below its label. */
function ProjectFilter({ label, word, choices, here, page }: ProjectFilterProps) {
  if (choices.length === 1) return null
  return (
    <nav aria-label={label} className="border-bar border-b pt-2 sm:flex sm:pt-0">
      <span
        aria-hidden="true"
        className="w-18 shrink-0 items-center border-transparent text-slate text-sm sm:flex sm:h-12 sm:border-b-3 xl:w-20 xl:text-base"
      >
        {word}
      </span>
      <ul className="fade-end flex overflow-x-auto scroll-ps-24 lg:flex-wrap">
        {choices.map(({ name, filter }, index) => {
          const isChosen = filter.type === here.type && filter.town === here.town
          return (
            <li
              key={name}
              className={classNames(
                'shrink-0',
                // What leaves out nothing stays in sight, where there is room for both.
                index === 0 && 'pinned',
                isChosen && index > 1 && 'scroll-target',
              )}
            >
              <Link
                href={listAddress(1, filter)}
                aria-current={isChosen ? (page === 1 ? 'page' : 'true') : undefined}
                className={classNames(
                  'inline-flex min-h-12 items-center border-b-3 px-2 text-base font-semibold -outline-offset-4 hover:text-brick xl:px-4',
                  isChosen ? 'border-brick text-brick' : 'border-transparent',
                )}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

import { services } from '@/lib/content/services'
import { monthAndYear } from '@/lib/projects/format'
import { type ProjectPage, type ProjectSummary, serviceTypes } from '@/lib/projects/schema'
import type { ListFilter } from '@/lib/projects/towns'
import type { ServiceSlug } from '@/lib/routes'

interface ListIntroProps {
  filter?: ListFilter
  found?: ProjectPage
}

export function ListIntro({ filter, found }: ListIntroProps) {
  return (
    <p className="mt-3 text-lg">
      {(found && filter && shownIn(filter, found)) ??
        `Homes and businesses across the North\u00a0East${found?.total === 0 ? '' : `: ${found ? countOf(found.total) : 'jobs'} booked in, under way or finished`}.`}
    </p>
  )
}

/** What a filter leaves, so that no two pages read alike. */
function shownIn(filter: ListFilter, found: ProjectPage): string | undefined {
  if (filter.town) return inTown(filter, found)
  if (!filter.type || found.total === 0) return undefined
  return `${services[filter.type].name} for homes and businesses across the North\u00a0East: ${countOf(found.total)}.`
}

function inTown({ type, town }: ListFilter, { projects, total, pageCount }: ProjectPage): string {
  const isShown = (kind: ServiceSlug) => projects.some(({ services }) => services.includes(kind))
  const kinds = pageCount > 1 ? [] : serviceTypes.filter(isShown)
  const names = new Intl.ListFormat('en-GB').format(type ? [type] : kinds)
  const count = countOf(total)
  const what = names ? `${names} in ${town}: ${count}` : `${count} in ${town}`
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${pageCount > 1 ? '' : lastFinished(projects)}.`
}

function lastFinished(projects: ProjectSummary[]): string {
  const days = projects.flatMap(({ status, completionDate }) =>
    status === 'completed' && completionDate ? [completionDate] : [],
  )
  const last = days.sort().at(-1)
  if (!last) return ''
  return projects.length > 1
    ? `, the last finished in ${monthAndYear(last)}`
    : `, finished in ${monthAndYear(last)}`
}

const countOf = (total: number) =>
  `${words[total - 1] ?? total} ${total === 1 ? 'project' : 'projects'}`

const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  )

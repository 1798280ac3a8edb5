import type { Metadata } from 'next'
import { ProjectsEmpty } from '@/components/admin/own-projects/empty'
import { ProjectFilter } from '@/components/admin/own-projects/project-filter'
import { ProjectRow } from '@/components/admin/own-projects/project-row'
import { officePage } from '@/components/admin/shell/page/office-page'
import { PageHeading } from '@/components/admin/shell/page/page-heading'
import { Pager, type QueryProps } from '@/components/admin/shell/page/pager'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { parseCursor } from '@/lib/cursor'
import {
  isFiltered,
  type OwnStatus,
  ownFilterFrom,
  ownProjectsHref,
  ownStatuses,
} from '@/lib/projects/own-filter'
import { countOwnProjects, findOwnProjects } from '@/lib/projects/owner-queries'
import { getAsking } from '@/lib/proof/own-proof'
import { routes } from '@/lib/routes'

export const instant = false

export const metadata: Metadata = { title: 'Projects' }

const link = 'tap inline-flex items-center underline underline-offset-4 hover:text-brick'

export default function OwnProjectsPage({ searchParams }: QueryProps) {
  return officePage({ title: 'Projects', failure: 'Failed to load projects' }, async (owner) => {
    const query = await searchParams
    const filter = ownFilterFrom(query)
    const cursor = parseCursor(query)
    const [counts, { rows, newer, older }, asking] = await Promise.all([
      countOwnProjects(owner.id, filter.text),
      findOwnProjects(owner.id, filter, cursor),
      getAsking(owner.id),
    ])
    const shown: readonly OwnStatus[] = filter.status ? [filter.status] : ownStatuses
    const total = shown.reduce((sum, status) => sum + counts[status], 0)
    const list =
      rows.length > 0 ? (
        <ol className="pane divide-y divide-bar">
          {rows.map((project) => (
            <li key={project.id}>
              <ProjectRow project={project} asking={asking} />
            </li>
          ))}
        </ol>
      ) : (
        <ProjectsEmpty filter={filter} atEnd={cursor !== null} />
      )
    return (
      <>
        <PageHeading
          title="Projects"
          action={<ButtonLink href={routes.projectNew}>New Project</ButtonLink>}
        >
          <div className="-my-1.5 flex flex-wrap gap-x-5">
            <Link href={routes.projects} prefetch={false} className={link}>
              See all projects on the website
            </Link>
            <Link href={routes.reviews} prefetch={false} className={link}>
              Reviews
            </Link>
          </div>
        </PageHeading>
        {rows.length > 0 || isFiltered(filter) ? (
          <ProjectFilter filter={filter} counts={counts}>
            <p role="status" className="mb-4 text-slate">
              {total === 1 ? '1 project' : `${total.toLocaleString('en-GB')} projects`}
            </p>
            {list}
          </ProjectFilter>
        ) : (
          list
        )}
        <Pager newer={newer} older={older} href={(other) => ownProjectsHref(filter, other)} />
      </>
    )
  })
}

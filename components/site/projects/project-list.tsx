import { OwnerNewProject } from '@/components/site/owner/owner-islands'
import { EmptyPane } from '@/components/ui/empty-pane'
import { listAddress } from '@/lib/projects/addresses'
import type { ProjectPage, ProjectSummary } from '@/lib/projects/schema'
import { routes, type ServiceSlug } from '@/lib/routes'
import { itemList } from '@/lib/seo/item-list'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbList } from '@/lib/seo/trail'
import { ProjectFilter, typeLabels } from './project-filter'
import { ProjectGrid } from './project-grid'
import { ProjectListHead } from './project-list-head'
import { ProjectPagination } from './project-pagination'

/** One page of the list, of all projects or of one type. */
export function ProjectList({ found, type }: { found: ProjectPage; type?: ServiceSlug }) {
  const { projects, page, pageCount } = found
  return (
    <div className="wrap pt-12 pb-20 lg:pt-16 lg:pb-32">
      <JsonLd graph={[itemList(projects.map(pageOf)), breadcrumbList(listAddress(page, type))]} />
      <ProjectListHead
        subject={type && typeLabels[type]}
        page={page}
        empty={projects.length === 0}
      />
      <div className="mt-8 mb-6 lg:mt-10">
        <ProjectFilter type={type} page={page} />
      </div>
      {projects.length === 0 ? (
        <ProjectListEmpty />
      ) : (
        <ProjectGrid projects={projects} eager={1} level={2} />
      )}
      <ProjectPagination page={page} pageCount={pageCount} type={type} />
    </div>
  )
}

const pageOf = ({ title, location, slug }: ProjectSummary) => ({
  name: `${title} in ${location}`,
  path: routes.project(slug),
})

/** No projects yet: a word for visitors, and for the owner the way to the first one. */
function ProjectListEmpty() {
  return (
    <div className="pane grid items-center gap-8 p-3 sm:grid-cols-2">
      <div className="relative aspect-3/2 overflow-hidden rounded-frame">
        <EmptyPane />
      </div>
      <div className="px-2 pb-5 sm:p-5">
        <h2 className="text-h2">No projects yet</h2>
        <OwnerNewProject empty />
      </div>
    </div>
  )
}

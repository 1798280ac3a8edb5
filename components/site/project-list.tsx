import type { ProjectPage } from '@/lib/projects/schema'
import type { ServiceSlug } from '@/lib/routes'
import { ProjectFilter, typeLabels } from './project-filter'
import { ProjectGrid } from './project-grid'
import { ProjectListEmpty } from './project-list-empty'
import { ProjectListHead } from './project-list-head'
import { ProjectPagination } from './project-pagination'

/** One page of the list, of all projects or of one type. */
export function ProjectList({ found, type }: { found: ProjectPage; type?: ServiceSlug }) {
  const { projects, page, pageCount } = found
  return (
    <div className="wrap pt-12 pb-20 lg:pt-16 lg:pb-32">
      <ProjectListHead subject={type && typeLabels[type]} page={page} />
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

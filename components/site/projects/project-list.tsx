import { OwnerNewProject } from '@/components/site/owner/owner-islands'
import { classNames } from '@/components/ui/class-names'
import { EmptyPane } from '@/components/ui/empty-pane'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import { services } from '@/lib/content/services'
import { listAddress } from '@/lib/projects/addresses'
import { type ProjectPage, type ProjectSummary, serviceTypes } from '@/lib/projects/schema'
import { routes, type ServiceSlug } from '@/lib/routes'
import { itemList } from '@/lib/seo/item-list'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageTitle } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/trail'
import { PROJECT_GRID_CLASS, ProjectGrid } from './project-grid'
import { ProjectPagination } from './project-pagination'

const LIST_CLASS = 'wrap pt-12 pb-20 lg:pt-16 lg:pb-32'

/** One page of the list, of all projects or of one type. */
export function ProjectList({ found, type }: { found: ProjectPage; type?: ServiceSlug }) {
  const { projects, page, pageCount } = found
  const isEmpty = projects.length === 0
  return (
    <div className={LIST_CLASS}>
      <JsonLd graph={[itemList(projects.map(pageOf)), breadcrumbList(listAddress(page, type))]} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-h1">
            Our Projects
            {type && <span className="text-slate">: {services[type].name}</span>}
            {page > 1 && <span className="text-slate">, page {page}</span>}
          </h1>
          <Intro />
        </div>
        {!isEmpty && <OwnerNewProject />}
      </div>
      <Filter type={type} page={page} />
      {isEmpty ? <EmptyList /> : <ProjectGrid projects={projects} eager={1} level={2} />}
      <ProjectPagination page={page} pageCount={pageCount} type={type} />
    </div>
  )
}

const pageOf = ({ title, location, slug }: ProjectSummary) => ({
  name: `${title} in ${location}`,
  path: routes.project(slug),
})

function Intro() {
  return (
    <p className="mt-3 max-w-[52ch] text-slate">
      Homes and businesses across the North East: jobs booked in, under way and finished.
    </p>
  )
}

/** Each filter is a page of its own. */
function Filter({ type, page }: { type?: ServiceSlug; page: number }) {
  const choices = [undefined, ...serviceTypes]
  return (
    <nav aria-label="Project types" className="mt-8 mb-6 lg:mt-10">
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
                {choice ? services[choice].name : 'All'}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function EmptyList() {
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

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Shown while the list loads, everything in its place and size. */
export function ProjectListSkeleton() {
  return (
    <div className={LIST_CLASS}>
      <title>{pageTitle({ title: 'Our Projects' })}</title>
      <h1 className="text-h1">Our Projects</h1>
      <Intro />
      {/* As high as the filter. */}
      <div aria-hidden="true" className="mt-8 mb-6 h-12 border-bar border-b lg:mt-10" />
      <div className="relative">
        <div className="absolute inset-x-0 top-32 z-10">
          <Spinner label="Loading projects" />
        </div>
        <div aria-hidden="true" className={PROJECT_GRID_CLASS}>
          {CARDS.map((card) => (
            <div key={card} className="pane -mt-px -ml-px animate-pulse">
              <div className="m-3 mb-0 aspect-3/2 rounded-frame bg-glass" />
              <div className="p-5">
                <div className="h-7 w-24 rounded-control bg-glass" />
                <div className="mt-4 h-7 w-4/5 bg-glass" />
                <div className="mt-1 h-6 w-2/5 bg-glass" />
                <div className="mt-3 h-12 bg-glass" />
                <div className="mt-5 h-12 w-36 rounded-control bg-glass" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

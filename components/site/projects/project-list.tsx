import { ContactBanner } from '@/components/site/blocks/contact-banner'
import { HeadingLink } from '@/components/site/blocks/section-heading'
import { OwnerNewProject } from '@/components/site/owner/owner-islands'
import { OneReview } from '@/components/site/proof/one-review'
import { classNames } from '@/components/ui/class-names'
import { Spinner } from '@/components/ui/spinner'
import { services } from '@/lib/content/services'
import { getSiteProfile } from '@/lib/profile/queries'
import { listAddress } from '@/lib/projects/addresses'
import { kindNames } from '@/lib/projects/list-metadata'
import type { ProjectPage, ProjectSummary } from '@/lib/projects/schema'
import type { ListFilter } from '@/lib/projects/towns'
import { listReviews, listReviewsOfKind } from '@/lib/proof/queries'
import { routes } from '@/lib/routes'
import { itemList } from '@/lib/seo/item-list'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageTitle } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/trail'
import { AroundMap, AroundTown, ProjectsInTown } from './in-town'
import { ListIntro } from './list-intro'
import { PlanningTile } from './planning-tile'
import { ProjectFilters } from './project-filter'
import { PROJECT_GRID_CLASS, ProjectGrid, THIRD_CLASS } from './project-grid'
import { ProjectPagination } from './project-pagination'
import { SimilarTile } from './similar-tile'

const LIST_CLASS = 'wrap pt-10 pb-12 lg:pt-12 lg:pb-16'

interface ProjectListProps {
  found: ProjectPage
  filter?: ListFilter
}

/** One page of the list, of all projects or of those that a filter leaves. */
export async function ProjectList({ found, filter = {} }: ProjectListProps) {
  const { projects, page, pageCount } = found
  const { type, town } = filter
  const isEmpty = projects.length === 0
  const isTownPage = town && !type && page === 1
  const profile = await getSiteProfile()
  return (
    <>
      <div className={LIST_CLASS}>
        <JsonLd
          graph={[itemList(projects.map(pageOf)), breadcrumbList(listAddress(page, filter))]}
        />
        <div
          className={classNames(
            'flex flex-wrap justify-between gap-x-6 md:flex-nowrap',
            isTownPage ? 'items-start gap-y-5' : 'items-center gap-y-2',
          )}
        >
          <div>
            <h1 className="text-h1">
              {titleOf(filter)}
              {page > 1 && <span className="text-slate">, page {page}</span>}
            </h1>
            <ListIntro filter={filter} found={found} />
          </div>
          {!isEmpty && <OwnerNewProject />}
          {type && (
            <div className="shrink-0 self-end">
              <HeadingLink href={routes.service(type)}>
                Compare our {services[type].name.toLowerCase()}
              </HeadingLink>
            </div>
          )}
          {isTownPage && <AroundMap town={town} />}
        </div>
        <div className="my-6">
          {(!isEmpty || type) && <ProjectFilters filter={filter} page={page} total={found.total} />}
        </div>
        {isEmpty ? (
          <EmptyList />
        ) : isTownPage ? (
          <ProjectsInTown projects={projects} />
        ) : (
          <ProjectGrid
            projects={projects}
            eager={1}
            hasLeads
            level={2}
            type={type}
            amid={<SimilarTile />}
            end={<PlanningTile within={type} />}
            isEndOnPhone
          />
        )}
        <ProjectPagination page={page} pageCount={pageCount} filter={filter} />
      </div>
      {isTownPage && <AroundTown town={town} projects={projects} />}
      {!town && page === 1 && (
        <OneReview
          reviews={type ? await listReviewsOfKind(type) : await listReviews()}
          place={type ? 0 : 3}
          className="bg-white"
        />
      )}
      <ContactBanner
        title={
          isEmpty ? undefined : `Like\u00a0what\u00a0you\u00a0see? Your\u00a0house could be next.`
        }
        text={
          town &&
          `Tell us about your house in ${town}. Quotes are free, with no obligation, and the work is guaranteed for 10\u00a0years.`
        }
        phone={profile?.contactPhone}
      />
    </>
  )
}

const titleOf = ({ type, town }: ListFilter) =>
  `Our ${type ? `${kindNames[type]} ` : ''}Projects${town ? ` in ${town}` : ''}`

const pageOf = ({ title, location, slug }: ProjectSummary) => ({
  name: `${title} in ${location}`,
  path: routes.project(slug),
})

function EmptyList() {
  return (
    <div className="grid lg:grid-cols-[2fr_3fr]">
      <div className="pane flex flex-col justify-center px-5 py-12 lg:p-10">
        <h2 className="text-h2">No projects yet</h2>
        <OwnerNewProject empty />
      </div>
      <div className="max-lg:-mt-px lg:-ml-px">
        <PlanningTile />
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
      <ListIntro />
      {/* As high as the filters. */}
      <div aria-hidden="true" className="mt-6 mb-6 h-42 sm:h-[6.125rem] border-bar border-b" />
      <div className="relative">
        <div className="absolute inset-x-0 top-32 z-10">
          <Spinner label="Loading projects" />
        </div>
        <div aria-hidden="true" className={PROJECT_GRID_CLASS}>
          {CARDS.map((card) => (
            <div key={card} className={`pane -mt-px -ml-px animate-pulse ${THIRD_CLASS}`}>
              <div className="m-3 mb-0 aspect-3/2 rounded-frame bg-glass" />
              <div className="p-5">
                <div className="h-7 w-4/5 bg-glass" />
                <div className="mt-1 h-7 w-2/5 bg-glass" />
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

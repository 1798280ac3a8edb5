import { AreasMap } from '@/components/site/blocks/areas-map'
import { Reviews } from '@/components/site/proof/reviews'
import { listAddress } from '@/lib/projects/addresses'
import { listNear, listTowns } from '@/lib/projects/in-towns'
import { townsNear } from '@/lib/projects/nearest-town'
import type { ProjectSummary } from '@/lib/projects/schema'
import type { Town } from '@/lib/projects/towns'
import { listReviewsIn, listReviewsOf } from '@/lib/proof/queries'
import type { Review } from '@/lib/proof/rows'
import { FeaturedProject } from './featured-project'
import { PlanningTile } from './planning-tile'
import { ProjectGrid } from './project-grid'
import { ProjectsBlock } from './projects-block'

interface InTownProps {
  town: Town
  projects: ProjectSummary[]
}

const FEW = 3

/** Few are shown large, with what their customers say. */
export async function ProjectsInTown({ projects }: Pick<InTownProps, 'projects'>) {
  if (!areFew(projects)) {
    return <ProjectGrid projects={projects} eager={1} hasLeads level={2} end={<PlanningTile />} />
  }
  const reviews = await firstReviewOfEach(projects)
  return (
    <ul className="grid gap-6">
      {projects.map((project, index) => (
        <li key={project.id}>
          <FeaturedProject
            project={project}
            review={reviews[index]}
            isFirst={index === 0}
            isTurned={index % 2 === 1}
          />
        </li>
      ))}
    </ul>
  )
}

const firstReviewOfEach = (projects: ProjectSummary[]) =>
  Promise.all(projects.map(async ({ id }) => (await listReviewsOf(id))[0]))

const areFew = (projects: ProjectSummary[]) =>
  projects.length <= FEW && projects.every(({ cover, isBefore }) => cover && !isBefore)

/** A map of the area, beside the title from a tablet on. */
export async function AroundMap({ town }: Pick<InTownProps, 'town'>) {
  const towns = await listTowns()
  return (
    <div className="pane w-full shrink-0 p-2 sm:max-w-note md:max-lg:max-w-72">
      <AreasMap
        here={town}
        nearest={townsNear(town).find((other) => towns.includes(other))}
        hrefOf={(other) => (towns.includes(other) ? listAddress(1, { town: other }) : undefined)}
      />
    </div>
  )
}

/** What other customers there say, and work in the towns around. */
export async function AroundTown({ town, projects }: InTownProps) {
  const featured = areFew(projects) ? projects : []
  const shown = (await firstReviewOfEach(featured)).map((review) => review?.id)
  const reviews = (await listReviewsIn(town))
    .filter(({ id }) => !shown.includes(id))
    .map((review) => (featured.some((project) => isOf(project)(review)) ? unseen(review) : review))
  return (
    <>
      <Reviews
        title={reviews.length > 1 ? `What customers say in ${town}` : `From a customer in ${town}`}
        reviews={reviews}
        className="bg-white"
      />
      <ProjectsBlock
        title={`Work near ${town}`}
        projects={await listNear(town)}
        // The list above may end with one.
        hasTile={false}
        className="bg-white"
      />
    </>
  )
}

/** Without the job's pictures, which stand above. */
const unseen = (review: Review): Review => ({
  ...review,
  project: review.project && { ...review.project, cover: null, before: null },
})

const isOf =
  ({ slug }: ProjectSummary) =>
  ({ project }: Review) =>
    project?.slug === slug

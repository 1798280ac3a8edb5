import { Areas } from '@/components/site/blocks/areas'
import { Reviews } from '@/components/site/proof/reviews'
import type { ProjectSummary } from '@/lib/projects/schema'
import type { Town } from '@/lib/projects/towns'
import { listReviewsIn } from '@/lib/proof/queries'
import type { Review } from '@/lib/proof/rows'
import { FeaturedProject } from './featured-project'
import { PlanningTile } from './planning-tile'
import { ProjectGrid } from './project-grid'

interface InTownProps {
  town: Town
  projects: ProjectSummary[]
}

/** A town has few: the newest is shown large where it has photos, with what its customer says. */
export async function ProjectsInTown({ town, projects }: InTownProps) {
  const [newest, ...others] = projects
  if (!newest?.cover) {
    return <ProjectGrid projects={projects} eager={1} hasLeads level={2} end={<PlanningTile />} />
  }
  const reviews = await listReviewsIn(town)
  return (
    <div className="grid gap-6">
      <FeaturedProject project={newest} review={reviews.find(isOf(newest))} />
      {others.length > 0 && (
        <ProjectGrid projects={others} hasLeads level={2} end={<PlanningTile />} />
      )}
    </div>
  )
}

/** What other customers there say, and the way to the other towns. */
export async function AroundTown({ town, projects }: InTownProps) {
  const reviews = await listReviewsIn(town)
  const [newest] = projects
  const shown = newest?.cover && reviews.find(isOf(newest))
  const others = reviews.filter((review) => review !== shown)
  return (
    <>
      <Reviews
        title={others.length > 1 ? `What customers say in ${town}` : `From a customer in ${town}`}
        reviews={others}
        projects={newest?.cover ? projects.slice(1) : projects}
        className="bg-white"
      />
      <Areas here={town} />
    </>
  )
}

const isOf =
  ({ slug }: ProjectSummary) =>
  ({ project }: Review) =>
    project?.slug === slug

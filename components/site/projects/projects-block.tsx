import { HeadingLink, SectionHeading } from '@/components/site/blocks/section-heading'
import { classNames } from '@/components/ui/class-names'
import { listAddress } from '@/lib/projects/addresses'
import { listRelated } from '@/lib/projects/queries'
import { type Project, type ProjectSummary, relatedTypes } from '@/lib/projects/schema'
import type { ServiceSlug } from '@/lib/routes'
import { PlanningTile } from './planning-tile'
import { ProjectGrid } from './project-grid'

/** Smaller screens slide several sideways. */
const SLIDE_CLASS =
  'max-lg:-mx-[clamp(1rem,4vw,2.5rem)] max-lg:overflow-x-auto max-lg:px-[clamp(1rem,4vw,2.5rem)] max-lg:[&>ul]:w-fit max-lg:[&>ul]:auto-cols-[minmax(min(80vw,20rem),1fr)] max-lg:[&>ul]:grid-flow-col max-lg:[&>ul]:grid-cols-none'

const FULL_ROW = 3

interface ProjectsBlockProps {
  title: string
  projects: ProjectSummary[]
  /** The kind whose page it stands on. */
  service?: ServiceSlug
  /** Fills the row of a single project. */
  hasTile?: boolean
  className?: string
}

export function ProjectsBlock(props: ProjectsBlockProps) {
  const { title, projects, service, hasTile = true, className } = props
  if (projects.length === 0) return null
  const isSlide = projects.length > 1
  return (
    <section
      aria-labelledby="projects-title"
      className={classNames('border-bar border-t', className)}
    >
      <div className="wrap section-space">
        <SectionHeading id="projects-title" title={title}>
          <HeadingLink href={listAddress(1, { type: service })}>View All Projects</HeadingLink>
        </SectionHeading>
        <div className={classNames(isSlide && SLIDE_CLASS)}>
          <ProjectGrid
            projects={projects}
            hasStatus={false}
            hasLeads={projects.length < FULL_ROW}
            end={hasTile && projects.length === 1 && <PlanningTile level={3} except={service} />}
          />
        </div>
      </div>
    </section>
  )
}

export async function RelatedProjects({ project }: { project: Pick<Project, 'id' | 'services'> }) {
  const types = relatedTypes(project.services)
  if (types.length === 0) return null
  return <ProjectsBlock title="Related projects" projects={await listRelated(types, project.id)} />
}

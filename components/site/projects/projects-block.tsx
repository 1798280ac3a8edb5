import { SectionHeading } from '@/components/site/blocks/section-heading'
import { Link } from '@/components/ui/link'
import { listRelated } from '@/lib/projects/queries'
import { mainService, type Project, type ProjectSummary } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'
import { ProjectGrid } from './project-grid'

interface ProjectsBlockProps {
  title: string
  projects: ProjectSummary[]
}

export function ProjectsBlock({ title, projects }: ProjectsBlockProps) {
  if (projects.length === 0) return null
  return (
    <section aria-labelledby="projects-title" className="border-bar border-t">
      <div className="wrap section-space">
        <SectionHeading id="projects-title" title={title}>
          <Link
            href={routes.projects}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-brick"
          >
            View All Projects
          </Link>
        </SectionHeading>
        <ProjectGrid projects={projects} />
      </div>
    </section>
  )
}

export async function RelatedProjects({ project }: { project: Pick<Project, 'id' | 'services'> }) {
  const service = mainService(project.services)
  if (!service) return null
  return (
    <ProjectsBlock title="Related projects" projects={await listRelated(service, project.id)} />
  )
}

import { SectionHeading } from '@/components/site/blocks/section-heading'
import { ProjectGrid } from '@/components/site/projects/project-grid'
import { Link } from '@/components/ui/link'
import type { ProjectSummary } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'

interface ProjectsBlockProps {
  title: string
  projects: ProjectSummary[]
}

/** A row of projects with the way to all of them; nothing at all where there are none. */
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

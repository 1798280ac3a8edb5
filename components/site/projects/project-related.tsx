import { ProjectsBlock } from '@/components/site/projects/projects-block'
import { listRelated } from '@/lib/projects/queries'
import { mainService, type Project } from '@/lib/projects/schema'

/** Finished work of the same kind; nothing where there is none. */
export async function ProjectRelated({ project }: { project: Pick<Project, 'id' | 'services'> }) {
  const service = mainService(project.services)
  if (!service) return null
  return (
    <ProjectsBlock title="Related projects" projects={await listRelated(service, project.id)} />
  )
}

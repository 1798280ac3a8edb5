import { LeaveToProjects } from '@/components/site/projects/leave-to-projects'
import { ProjectMissing } from '@/components/site/projects/project-missing'

export default function ProjectNotFound() {
  return (
    <>
      <ProjectMissing />
      <LeaveToProjects />
    </>
  )
}

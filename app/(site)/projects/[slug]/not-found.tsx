import { LeaveToProjects } from '@/components/site/leave-to-projects'
import { ProjectMissing } from '@/components/site/project-missing'

export default function ProjectNotFound() {
  return (
    <>
      <ProjectMissing />
      <LeaveToProjects />
    </>
  )
}

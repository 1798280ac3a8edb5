import { ProjectNotFoundNotice } from '@/components/site/blocks/notice-page'
import { LeaveToProjects } from '@/components/site/projects/leave-to-projects'

export default function ProjectNotFound() {
  return (
    <>
      <ProjectNotFoundNotice />
      <LeaveToProjects />
    </>
  )
}

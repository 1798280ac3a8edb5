import { LeaveToProjects } from '@/components/site/leave-to-projects'
import { NoticePage } from '@/components/site/notice-page'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'

export default function ProjectNotFound() {
  return (
    <NoticePage
      title="No such project"
      text="It may have been taken down, or the address has a slip in it. All our projects are a moment away."
    >
      <ButtonLink href={routes.projects}>See our projects</ButtonLink>
      <LeaveToProjects />
    </NoticePage>
  )
}

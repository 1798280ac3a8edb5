import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { NoticePage } from './notice-page'

/** In place of a project that is not, or no longer, there. */
export function ProjectMissing() {
  return (
    <NoticePage
      title="No such project"
      text="It may have been taken down, or the address has a slip in it. All our projects are a moment away."
    >
      {/* A plain link: the list is loaded afresh, as when the page leads there by itself. */}
      <a href={routes.projects} className={buttonClass()}>
        See our projects
      </a>
    </NoticePage>
  )
}

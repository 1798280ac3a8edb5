import { NoticePage } from '@/components/site/blocks/notice-page'
import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** In place of a project that is not, or no longer, there. */
export function ProjectMissing() {
  return (
    <NoticePage
      title="We can't find that project"
      text="It may have been taken down, or the link may be mistyped. Have a look at our other projects."
    >
      {/* A plain link: the list is loaded afresh, as when the page leads there by itself. */}
      <a href={routes.projects} className={buttonClass()}>
        See our projects
      </a>
    </NoticePage>
  )
}

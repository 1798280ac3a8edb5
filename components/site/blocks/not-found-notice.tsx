import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { NoticePage } from './notice-page'

/** In place of a page that is not there. Its links are plain ones: they also work while scripts still take the page over. */
export function NotFoundNotice() {
  return (
    <NoticePage
      title="We can't find that page"
      text="It may have moved, or the link may be mistyped."
    >
      <a href={routes.home} className={buttonClass()}>
        Go to the home page
      </a>
      <a href={routes.projects} className={buttonClass('secondary')}>
        See our projects
      </a>
    </NoticePage>
  )
}

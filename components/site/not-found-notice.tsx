import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { NoticePage } from './notice-page'

export function NotFoundNotice() {
  return (
    <NoticePage
      title="Nobody behind this window"
      text="The page you asked for does not exist, or it has moved. The rest of the house is in order."
    >
      <ButtonLink href={routes.home}>Go to the home page</ButtonLink>
      <ButtonLink href={routes.projects} variant="secondary">
        See our projects
      </ButtonLink>
    </NoticePage>
  )
}

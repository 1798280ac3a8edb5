import { EmptyList } from '@/components/admin/shell/page/empty-list'
import { ButtonLink } from '@/components/ui/button'
import {
  everyProject,
  isFiltered,
  type OwnProjectFilter,
  ownProjectsHref,
} from '@/lib/projects/own-filter'
import { routes } from '@/lib/routes'

export function NoProjects() {
  return (
    <EmptyList
      title="No projects yet"
      text="Put your first finished job online: photos, a few words, done."
    >
      <ButtonLink href={routes.projectNew}>New Project</ButtonLink>
    </EmptyList>
  )
}

interface ProjectsEmptyProps {
  filter: OwnProjectFilter
  /** Behind the last page. */
  atEnd: boolean
}

/** In place of an empty list. */
export function ProjectsEmpty({ filter, atEnd }: ProjectsEmptyProps) {
  if (atEnd) {
    return (
      <EmptyList title="No more projects" text="You've reached the end.">
        <ButtonLink variant="secondary" href={ownProjectsHref(filter)} prefetch={false}>
          Newest
        </ButtonLink>
      </EmptyList>
    )
  }
  if (!isFiltered(filter)) return <NoProjects />
  return (
    <EmptyList title="No projects match" text="Try other words or another status.">
      <ButtonLink variant="secondary" href={ownProjectsHref(everyProject)} prefetch={false}>
        Show all projects
      </ButtonLink>
    </EmptyList>
  )
}

import { Link } from '@/components/ui/link'
import { shownAt } from '@/lib/projects/addresses'
import type { OwnProject } from '@/lib/projects/own-rows'
import { routes } from '@/lib/routes'

export const projectAction =
  'tap inline-flex items-center px-3 font-semibold text-brick underline-offset-4 hover:underline'

type LinkedProject = Pick<OwnProject, 'id' | 'slug' | 'title' | 'is_hidden'>

/** The link to edit covers the whole card or row. */
export function ProjectLinks({ project }: { project: LinkedProject }) {
  const { slug, title, is_hidden } = project
  return (
    <>
      <Link
        href={routes.projectEdit(slug)}
        prefetch={false}
        className={`${projectAction} after:absolute after:inset-0`}
      >
        Edit<span className="sr-only"> {title}</span>
      </Link>
      <Link href={shownAt(project)} prefetch={false} className={`${projectAction} relative`}>
        {is_hidden ? 'Preview' : 'View'}
        <span className="sr-only"> {title}</span>
      </Link>
    </>
  )
}

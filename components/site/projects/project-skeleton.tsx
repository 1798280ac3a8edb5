import { Spinner } from '@/components/ui/spinner'
import { pageTitle } from '@/lib/seo/metadata'
import { PROJECT_HEAD_CLASS } from './project-head'

/** A project before it is there: title, facts, picture and words in their places, and a spinner that says so. */
export function ProjectSkeleton() {
  return (
    <div className="min-h-dvh">
      <title>{pageTitle({ title: 'Project' })}</title>
      <h1 className="sr-only">Project</h1>
      <div className={PROJECT_HEAD_CLASS}>
        <div aria-hidden="true" className="animate-pulse">
          <div className="h-9 w-11/12 bg-glass lg:h-14" />
          <div className="mt-2 h-9 w-3/5 bg-glass lg:h-14" />
          <div className="mt-6 h-14 bg-glass max-sm:h-28" />
        </div>
        <div className="pane p-2">
          <div className="grid aspect-4/3 place-items-center bg-glass">
            <Spinner label="Loading project" />
          </div>
        </div>
        <div aria-hidden="true" className="h-64 animate-pulse bg-glass" />
      </div>
    </div>
  )
}

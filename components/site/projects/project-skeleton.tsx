import { Spinner } from '@/components/ui/spinner'
import { pageTitle } from '@/lib/seo/metadata'

/** Shown while a project loads, everything in its place. */
export function ProjectSkeleton() {
  return (
    <div className="min-h-dvh pt-10 pb-12 lg:pt-14">
      <title>{pageTitle({ title: 'Project' })}</title>
      <h1 className="sr-only">Project</h1>
      <div aria-hidden="true" className="wrap animate-pulse">
        <div className="h-9 w-11/12 bg-glass lg:h-14 lg:w-1/2" />
        <div className="mt-6 h-14 bg-glass max-sm:h-28" />
      </div>
      <div className="wrap-wide mt-8">
        <div className="pane mx-auto w-[min(100%,85dvh*3/2+1.125rem)] p-1 sm:p-2">
          <div className="grid aspect-3/2 place-items-center bg-glass">
            <Spinner label="Loading project" />
          </div>
        </div>
      </div>
    </div>
  )
}

import { Spinner } from '@/components/ui/spinner'

/** A project before it is there: title, facts and picture in their places, and a spinner that says so. */
export function ProjectSkeleton() {
  return (
    <div className="wrap grid min-h-dvh items-start gap-x-12 gap-y-8 pt-10 pb-12 lg:grid-cols-2 lg:pt-14">
      <div aria-hidden="true" className="animate-pulse">
        <div className="h-12 w-11/12 bg-glass lg:h-16" />
        <div className="mt-2 h-12 w-3/5 bg-glass lg:h-16" />
        <div className="mt-7 h-14 bg-glass" />
        <div className="mt-7 h-64 bg-glass" />
      </div>
      <div className="pane p-2">
        <div className="grid aspect-4/3 place-items-center bg-glass">
          <Spinner label="Loading project" />
        </div>
      </div>
    </div>
  )
}

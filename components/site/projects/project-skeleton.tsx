import { LeadFrame, leadClass } from '@/components/site/gallery/project-comparison'
import { classNames } from '@/components/ui/class-names'
import { Spinner } from '@/components/ui/spinner'
import { pageTitle } from '@/lib/seo/metadata'
import { HeadLayout } from './project-head'

/** Shown while a project loads, everything in its place. */
export function ProjectSkeleton() {
  return (
    <div className="min-h-dvh">
      <title>{pageTitle({ title: 'Project' })}</title>
      <h1 className="sr-only">Project</h1>
      <HeadLayout
        title={<div aria-hidden="true" className="h-9 w-72 max-w-full animate-pulse bg-glass" />}
        facts={<div aria-hidden="true" className="h-28 animate-pulse bg-glass sm:h-14 lg:w-96" />}
        picture={
          <LeadFrame shape={3 / 2}>
            <div className={classNames(leadClass(3 / 2), 'grid place-items-center bg-glass')}>
              <Spinner label="Loading project" />
            </div>
          </LeadFrame>
        }
      />
    </div>
  )
}

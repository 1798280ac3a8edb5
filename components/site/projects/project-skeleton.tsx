import {
  LEAD_CLASS,
  LEAD_FRAME_CLASS,
  leadStyle,
} from '@/components/site/gallery/project-comparison'
import { classNames } from '@/components/ui/class-names'
import { Spinner } from '@/components/ui/spinner'
import { pageTitle } from '@/lib/seo/metadata'
import { HeadLayout } from './project-head'

const SHAPE = 3 / 2

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
          <div style={leadStyle(SHAPE)} className={classNames('pane p-1 sm:p-2', LEAD_FRAME_CLASS)}>
            <div className={classNames(LEAD_CLASS, 'grid place-items-center bg-glass')}>
              <Spinner label="Loading project" />
            </div>
          </div>
        }
      />
    </div>
  )
}

import type { CSSProperties } from 'react'
import { LEAD_CLASS } from '@/components/site/gallery/project-comparison'
import { classNames } from '@/components/ui/class-names'
import { Spinner } from '@/components/ui/spinner'
import { pageTitle } from '@/lib/seo/metadata'
import { LEAD_FACTS_CLASS, LEAD_GRID_CLASS, LEAD_PICTURE_CLASS } from './project-head'

const SHAPE = { '--shape': 1.5 } as CSSProperties

/** Shown while a project loads, everything in its place. */
export function ProjectSkeleton() {
  return (
    <div className="wrap-wide min-h-dvh pt-8 pb-12">
      <title>{pageTitle({ title: 'Project' })}</title>
      <h1 className="sr-only">Project</h1>
      <div className={LEAD_GRID_CLASS}>
        <div aria-hidden="true" className="animate-pulse">
          <div className="h-9 w-11/12 bg-glass" />
        </div>
        <div className={LEAD_PICTURE_CLASS}>
          <div style={SHAPE} className="pane p-1 sm:p-2">
            <div className={classNames(LEAD_CLASS, 'grid place-items-center bg-glass')}>
              <Spinner label="Loading project" />
            </div>
          </div>
        </div>
        <div aria-hidden="true" className={classNames(LEAD_FACTS_CLASS, 'animate-pulse')}>
          <div className="h-28 bg-glass sm:h-14 lg:w-96" />
        </div>
      </div>
    </div>
  )
}

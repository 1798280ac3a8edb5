import type { CSSProperties } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { pageTitle } from '@/lib/seo/metadata'
import { LEAD_GRID_CLASS, LEAD_PICTURE_CLASS } from './project-head'

const SHAPE = { '--lead': 1.5 } as CSSProperties

/** Shown while a project loads, everything in its place. */
export function ProjectSkeleton() {
  return (
    <div className="wrap-wide min-h-dvh pt-8 pb-12 lg:pt-10">
      <title>{pageTitle({ title: 'Project' })}</title>
      <h1 className="sr-only">Project</h1>
      <div style={SHAPE} className={LEAD_GRID_CLASS}>
        <div aria-hidden="true" className="animate-pulse space-y-3 lg:col-start-2">
          <div className="h-9 w-11/12 bg-glass" />
          <div className="h-9 w-3/5 bg-glass max-lg:hidden" />
        </div>
        <div className={LEAD_PICTURE_CLASS}>
          <div className="pane w-[min(100%,85dvh*3/2+1.125rem)] p-1 sm:p-2">
            <div className="grid aspect-3/2 place-items-center bg-glass">
              <Spinner label="Loading project" />
            </div>
          </div>
        </div>
        <div aria-hidden="true" className="mt-8 animate-pulse space-y-6 lg:col-start-2 lg:mt-6">
          <div className="h-28 bg-glass sm:max-lg:h-14" />
          <div className="h-12 w-40 rounded-control bg-glass" />
        </div>
      </div>
    </div>
  )
}

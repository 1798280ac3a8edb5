import { Spinner } from '@/components/ui/spinner'
import { pageTitle } from '@/lib/seo/metadata'
import { PROJECT_GRID_CLASS } from './project-grid'
import { ProjectListIntro } from './project-list-head'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list before it is there: everything in its place and size, and a spinner that says so. */
export function ProjectListSkeleton() {
  return (
    <div className="wrap pt-12 pb-20 lg:pt-16 lg:pb-32">
      <title>{pageTitle({ title: 'Our Projects' })}</title>
      <h1 className="text-h1">Our Projects</h1>
      <ProjectListIntro />
      {/* As high as the filter. */}
      <div aria-hidden="true" className="mt-8 mb-6 h-12 border-bar border-b lg:mt-10" />
      <div className="relative">
        <div className="absolute inset-x-0 top-32 z-10">
          <Spinner label="Loading projects" />
        </div>
        <div aria-hidden="true" className={PROJECT_GRID_CLASS}>
          {CARDS.map((card) => (
            <div key={card} className="pane -mt-px -ml-px animate-pulse">
              <div className="m-3 mb-0 aspect-3/2 rounded-frame bg-glass" />
              <div className="p-5">
                <div className="h-7 w-24 rounded-control bg-glass" />
                <div className="mt-4 h-7 w-4/5 bg-glass" />
                <div className="mt-1 h-6 w-2/5 bg-glass" />
                <div className="mt-3 h-12 bg-glass" />
                <div className="mt-5 h-12 w-36 rounded-control bg-glass" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

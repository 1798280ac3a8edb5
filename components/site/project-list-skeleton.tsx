import { Spinner } from '@/components/ui/spinner'
import { PROJECT_GRID_CLASS } from './project-grid'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list before it is there: cards of the final size, and a spinner that says so. */
export function ProjectListSkeleton() {
  return (
    <div className="wrap pt-12 pb-20 lg:pt-16 lg:pb-32">
      <p className="font-display font-semibold text-h1 tracking-tight">Our Projects</p>
      <div className="my-8">
        <Spinner label="Loading projects" />
      </div>
      <div aria-hidden="true" className={PROJECT_GRID_CLASS}>
        {CARDS.map((card) => (
          <div key={card} className="pane -mt-px -ml-px animate-pulse">
            <div className="m-3 mb-0 aspect-3/2 rounded-frame bg-glass" />
            <div className="p-5">
              <div className="h-6 w-24 rounded-control bg-glass" />
              <div className="mt-5 h-6 w-4/5 bg-glass" />
              <div className="mt-2 h-5 w-2/5 bg-glass" />
              <div className="mt-4 h-12 bg-glass" />
              <div className="mt-5 h-12 w-36 rounded-control bg-glass" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

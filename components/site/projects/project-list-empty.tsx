import { OwnerNewProject } from '@/components/site/owner/owner-islands'
import { EmptyPane } from '@/components/ui/empty-pane'

/** No projects yet: a word for visitors, and for the owner the way to the first one. */
export function ProjectListEmpty() {
  return (
    <div className="pane grid items-center gap-8 p-3 sm:grid-cols-2">
      <div className="relative aspect-3/2 overflow-hidden rounded-frame">
        <EmptyPane />
      </div>
      <div className="px-2 pb-5 sm:p-5">
        <h2 className="text-h2">No projects yet</h2>
        <OwnerNewProject empty />
      </div>
    </div>
  )
}

import { OwnerAddImages } from './owner-add-images'
import { EmptyPane } from './project-empty-pane'

export function ProjectNoImages({ projectId, ownerId }: { projectId: string; ownerId: string }) {
  return (
    <section aria-labelledby="no-images-title" className="wrap pt-16 lg:pt-24">
      <div className="pane grid items-center gap-x-8 gap-y-5 p-3 sm:grid-cols-[1fr_2fr]">
        <div className="relative aspect-3/2 overflow-hidden rounded-frame">
          <EmptyPane />
        </div>
        <div className="px-2 pb-4 sm:pb-0">
          <h2 id="no-images-title" className="text-h2">
            No Images Yet
          </h2>
          <p className="mt-2 text-slate">Photos of this project follow as the work goes on.</p>
          <OwnerAddImages projectId={projectId} ownerId={ownerId} />
        </div>
      </div>
    </section>
  )
}

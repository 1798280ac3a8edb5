import { OwnerAddImages } from '@/components/site/owner/owner-islands'
import { EmptyPane } from '@/components/ui/empty-pane'
import type { Project } from '@/lib/projects/schema'

/** In the picture's place while there is none. */
export function ProjectNoImages({ project }: { project: Project }) {
  const { id, ownerId, status } = project
  return (
    <section aria-labelledby="no-images-title" className="pane p-2">
      <div className="relative aspect-3/2">
        <EmptyPane />
      </div>
      <div className="p-5">
        <h2 id="no-images-title" className="text-h3">
          No Images Yet
        </h2>
        <p className="mt-1 text-slate">
          {status === 'completed'
            ? "We haven't added any photos of this project yet."
            : "We'll add photos as the work progresses."}
        </p>
        <OwnerAddImages projectId={id} ownerId={ownerId} />
      </div>
    </section>
  )
}

import { EmptyPane } from '@/components/ui/empty-pane'
import { Image } from '@/components/ui/image/image'
import { cardDates } from '@/lib/projects/format'
import type { ListedProject } from '@/lib/projects/own-rows'
import type { Asking } from '@/lib/proof/own-proof'
import { AskForReview } from './ask-for-review'
import { ProjectLinks, projectAction } from './project-links'
import { RawStatusBadge } from './raw-status-badge'

/** Pressed anywhere, a row opens the project for editing. */
export function ProjectRow({ project, asking }: { project: ListedProject; asking: Asking }) {
  const { title, location, status, cover, is_hidden } = project
  return (
    <article className="relative grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-1 bg-white p-3 hover:bg-chalk sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:items-center sm:px-4">
      <div className="relative aspect-4/3 overflow-hidden rounded-frame bg-glass max-sm:self-start">
        {cover ? (
          <Image picture={cover} alt={cover.alt} fill sizes="6rem" className="object-cover" />
        ) : (
          <EmptyPane />
        )}
      </div>
      <div className="grid min-w-0 gap-x-4 gap-y-1 xl:grid-cols-[minmax(0,1fr)_6.5rem_10rem] xl:items-center">
        <div className="min-w-0">
          <h2 className="break-words text-lg leading-snug">{title}</h2>
          <p className="break-words text-base text-slate">{location || 'No location yet'}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:contents">
          <div>
            <RawStatusBadge status={status} isDraft={is_hidden} />
          </div>
          <p className="text-base text-slate">{cardDates(project)}</p>
        </div>
      </div>
      <div className="-ml-3 flex flex-wrap max-sm:col-span-2 sm:ml-0 sm:w-40 md:w-68">
        <ProjectLinks project={project} />
        {status === 'completed' && (
          <AskForReview
            job={{ title, location }}
            asking={asking}
            className={`${projectAction} relative`}
          />
        )}
      </div>
    </article>
  )
}

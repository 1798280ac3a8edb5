import { GalleryPicture } from '@/components/site/gallery/gallery-picture'
import {
  leadClass,
  leadSizes,
  ProjectComparison,
} from '@/components/site/gallery/project-comparison'
import { OwnerAddImages } from '@/components/site/owner/owner-islands'
import { photosToCome } from '@/lib/projects/format'
import { isFullSet } from '@/lib/projects/gallery'
import { isToCome } from '@/lib/projects/queries'
import type { Project } from '@/lib/projects/schema'
import { KindDrawing } from './kind-drawing'
import { ProjectPicture } from './project-card'

/** A comparison, else one large picture. */
export function ProjectLead({ project }: { project: Project }) {
  return (
    <ProjectPicture id={project.id}>
      {/* One element, which glides from the card. */}
      <div className="h-full">
        <LeadPicture project={project} />
      </div>
    </ProjectPicture>
  )
}

function LeadPicture({ project }: { project: Project }) {
  if (project.sets.some(isFullSet)) return <ProjectComparison project={project} />
  const photo = project.cover
  if (!photo) return <NoImages project={project} />
  const shape = photo.width / photo.height
  return (
    <GalleryPicture
      photo={photo}
      word={project.sets.some(({ before }) => before?.id === photo.id) ? 'Before' : undefined}
      sizes={leadSizes(shape)}
      className={leadClass(shape)}
      frameClass="bg-glass!"
      priority
    />
  )
}

async function NoImages({ project }: { project: Project }) {
  const { id, ownerId, status, startDate } = project
  const isAhead = status === 'pending' && (await isToCome(startDate))
  return (
    <section
      aria-labelledby="no-images-title"
      className="pane grid h-full p-1 sm:p-2 md:grid-cols-[3fr_2fr]"
    >
      <div className="relative min-h-64 md:min-h-80">
        <KindDrawing {...project} />
      </div>
      <div className="self-center p-4 md:px-10">
        <h2 id="no-images-title" className="text-h3">
          No Images Yet
        </h2>
        <p className="mt-1 text-balance text-slate">{photosToCome(project, isAhead)}</p>
        <OwnerAddImages projectId={id} ownerId={ownerId} />
      </div>
    </section>
  )
}

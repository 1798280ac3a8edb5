import { GalleryPicture } from '@/components/site/gallery/gallery-picture'
import { OwnerAddImages, OwnerProjectTools } from '@/components/site/owner/owner-islands'
import { EmptyPane } from '@/components/ui/empty-pane'
import { paragraphs } from '@/lib/projects/format'
import { leadPhoto } from '@/lib/projects/gallery'
import type { Project } from '@/lib/projects/schema'
import { ProjectFacts } from './project-facts'
import { ProjectPicture } from './project-picture'

/** Title and facts first, then the picture that stands for the project, also on its card. */
export function ProjectHead({ project }: { project: Project }) {
  const photo = leadPhoto(project)
  return (
    <header className={PROJECT_HEAD_CLASS}>
      <div>
        <h1 className={project.title.length > LONG_TITLE ? 'text-h2' : 'text-h1'}>
          {project.title}
        </h1>
        <ProjectFacts {...project} />
        <div className="mt-6 empty:hidden">
          <OwnerProjectTools projectId={project.id} ownerId={project.ownerId} slug={project.slug} />
        </div>
      </div>
      <div className="lg:sticky lg:top-28">
        <ProjectPicture id={project.id}>
          {photo ? (
            <GalleryPicture photo={photo} sizes={SIZES} className="aspect-4/3" priority />
          ) : (
            <ProjectNoImages project={project} />
          )}
        </ProjectPicture>
      </div>
      <div className="max-w-[60ch] space-y-4">
        {keyed(paragraphs(project.description)).map(([key, paragraph]) => (
          <p key={key} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </header>
  )
}

/** The skeleton stands in the very same places. */
export const PROJECT_HEAD_CLASS =
  'wrap grid items-start gap-x-12 gap-y-7 pt-10 pb-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pt-14 lg:pb-16 lg:[&>:nth-child(2)]:col-start-2 lg:[&>:nth-child(2)]:row-span-2 lg:[&>:nth-child(2)]:row-start-1'

/** In the largest letters it would push everything else off the first screen. */
const LONG_TITLE = 60

const SIZES = '(min-width: 80rem) 35rem, (min-width: 64rem) 45vw, 95vw'

/** Paragraphs may repeat: their place makes the key. */
function keyed(texts: string[]): [string, string][] {
  return texts.map((text, index) => [`${index}`, text])
}

/** In the picture's place while there is none. */
function ProjectNoImages({ project }: { project: Project }) {
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

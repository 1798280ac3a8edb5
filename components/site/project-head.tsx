import { paragraphs } from '@/lib/projects/format'
import { isFullSet, leadPhoto } from '@/lib/projects/gallery'
import type { Project } from '@/lib/projects/schema'
import { Comparison } from './comparison'
import { GalleryPicture } from './gallery-picture'
import { OwnerProjectTools } from './owner-project-tools'
import { ProjectFacts } from './project-facts'
import { ProjectNoImages } from './project-no-images'
import { ProjectPicture } from './project-picture'

/** Title and facts first, beside the first pair to compare, else the first picture there is. */
export function ProjectHead({ project }: { project: Project }) {
  return (
    <header className="wrap grid items-start gap-x-12 gap-y-8 pt-10 pb-12 lg:grid-cols-2 lg:pt-14 lg:pb-16">
      <div>
        <h1 className="text-h1">{project.title}</h1>
        <ProjectFacts {...project} />
        <div className="mt-7 max-w-[60ch] space-y-4">
          {keyed(paragraphs(project.description)).map(([key, paragraph]) => (
            <p key={key} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="mt-7 empty:hidden">
          <OwnerProjectTools projectId={project.id} ownerId={project.ownerId} slug={project.slug} />
        </div>
      </div>
      <ProjectPicture id={project.id}>
        <HeadPicture project={project} />
      </ProjectPicture>
    </header>
  )
}

const SIZES = '(min-width: 80rem) 35rem, (min-width: 64rem) 45vw, 95vw'

function HeadPicture({ project }: { project: Project }) {
  const set = project.sets.find(isFullSet)
  if (set) {
    return (
      <div className="pane p-2">
        <Comparison
          before={set.before}
          after={set.after}
          label={`${project.title}, before and after`}
          className="aspect-4/3"
          sizes={SIZES}
          priority
        />
      </div>
    )
  }
  const photo = leadPhoto(project)
  if (!photo) return <ProjectNoImages projectId={project.id} ownerId={project.ownerId} />
  return <GalleryPicture photo={photo} sizes={SIZES} className="aspect-4/3" priority />
}

/** Paragraphs may repeat: their place makes the key. */
function keyed(texts: string[]): [string, string][] {
  return texts.map((text, index) => [`${index}`, text])
}

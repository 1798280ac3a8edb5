import type { ReactNode } from 'react'
import { GalleryPicture } from '@/components/site/gallery/gallery-picture'
import { OwnerAddImages, OwnerProjectTools } from '@/components/site/owner/owner-islands'
import { EmptyPane } from '@/components/ui/empty-pane'
import { Spinner } from '@/components/ui/spinner'
import { fullDate, paragraphs } from '@/lib/projects/format'
import { leadPhoto } from '@/lib/projects/gallery'
import type { Project } from '@/lib/projects/schema'
import { pageTitle } from '@/lib/seo/metadata'
import { ProjectPicture, StatusBadge } from './project-grid'

const HEAD_CLASS =
  'wrap grid items-start gap-x-12 gap-y-7 pt-10 pb-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pt-14 lg:pb-16 lg:[&>:nth-child(2)]:col-start-2 lg:[&>:nth-child(2)]:row-span-2 lg:[&>:nth-child(2)]:row-start-1'

/** Set smaller, or it would fill the first screen. */
const LONG_TITLE = 60

const SIZES = '(min-width: 80rem) 35rem, (min-width: 64rem) 45vw, 95vw'

export function ProjectHead({ project }: { project: Project }) {
  const photo = leadPhoto(project)
  return (
    <header className={HEAD_CLASS}>
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
            <NoImages project={project} />
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

/** Paragraphs may repeat: their place makes the key. */
function keyed(texts: string[]): [string, string][] {
  return texts.map((text, index) => [`${index}`, text])
}

type Facts = Pick<Project, 'location' | 'status' | 'startDate' | 'completionDate'>

export function ProjectFacts({ location, status, startDate, completionDate }: Facts) {
  return (
    // Cuts off a bar at the start of a line.
    <div className="mt-6 overflow-hidden">
      <dl className="-ml-[calc(1.25rem+1px)] flex flex-wrap gap-y-4">
        <Fact term="Location">{location}</Fact>
        <Fact term="Status">
          <StatusBadge status={status} />
        </Fact>
        <Fact term={status === 'pending' ? 'Planned start' : 'Start date'}>
          <time dateTime={startDate}>{fullDate(startDate)}</time>
        </Fact>
        {completionDate && (
          <Fact term={status === 'completed' ? 'Completion date' : 'Planned completion'}>
            <time dateTime={completionDate}>{fullDate(completionDate)}</time>
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-bar border-l px-5">
      <dt className="text-base text-slate">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function NoImages({ project: { id, ownerId, status } }: { project: Project }) {
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

/** Shown while a project loads, everything in its place. */
export function ProjectSkeleton() {
  return (
    <div className="min-h-dvh">
      <title>{pageTitle({ title: 'Project' })}</title>
      <h1 className="sr-only">Project</h1>
      <div className={HEAD_CLASS}>
        <div aria-hidden="true" className="animate-pulse">
          <div className="h-9 w-11/12 bg-glass lg:h-14" />
          <div className="mt-2 h-9 w-3/5 bg-glass lg:h-14" />
          <div className="mt-6 h-14 bg-glass max-sm:h-28" />
        </div>
        <div className="pane p-2">
          <div className="grid aspect-4/3 place-items-center bg-glass">
            <Spinner label="Loading project" />
          </div>
        </div>
        <div aria-hidden="true" className="h-64 animate-pulse bg-glass" />
      </div>
    </div>
  )
}

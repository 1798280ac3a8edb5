import { type ReactNode, ViewTransition } from 'react'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { EmptyPane } from '@/components/ui/empty-pane'
import { Image } from '@/components/ui/image/image'
import { cardDates, statusWords } from '@/lib/projects/format'
import type { ProjectStatus, ProjectSummary } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'

interface ProjectGridProps {
  projects: ProjectSummary[]
  /** Pictures that the first screen may show, loaded at once. */
  eager?: number
  /** Of the cards' headings: 2 directly below the page's title, 3 within a section. */
  level?: 2 | 3
}

/** The skeleton uses the same grid. */
export const PROJECT_GRID_CLASS = 'grid pt-px pl-px md:grid-cols-2 lg:grid-cols-3'

export function ProjectGrid({ projects, eager = 0, level = 3 }: ProjectGridProps) {
  const first = projects.filter(({ cover }) => cover).slice(0, eager)
  return (
    <ul className={PROJECT_GRID_CLASS}>
      {projects.map((project) => (
        <li key={project.id} className="-mt-px -ml-px">
          <ProjectCard project={project} priority={first.includes(project)} level={level} />
        </li>
      ))}
    </ul>
  )
}

interface ProjectCardProps {
  project: ProjectSummary
  priority: boolean
  level: 2 | 3
}

/** One link covers the whole card. */
function ProjectCard({ project, priority, level }: ProjectCardProps) {
  const { id, slug, title, location, status, cover, excerpt } = project
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="pane group relative flex h-full flex-col hover:z-10 hover:border-anthracite">
      <ProjectPicture id={id}>
        <div className="relative m-3 mb-0 aspect-3/2 overflow-hidden rounded-frame bg-glass">
          {cover ? (
            <Image
              src={cover.src}
              alt={cover.alt}
              fill
              sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw"
              priority={priority}
              blurDataURL={cover.blur}
              className="object-cover transition-transform duration-250 ease-glide group-hover:scale-[1.02]"
            />
          ) : (
            <EmptyPane />
          )}
        </div>
      </ProjectPicture>
      <div className="flex grow flex-col p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <StatusBadge status={status} />
          <p className="text-base text-slate">{cardDates(project)}</p>
        </div>
        <Heading className="mt-4 text-h3">{title}</Heading>
        <p className="text-slate">{location}</p>
        <p className="mt-2 mb-5 line-clamp-2">{excerpt}</p>
        <ButtonLink
          href={routes.project(slug)}
          variant="secondary"
          className="mt-auto self-start after:absolute after:inset-0 group-hover:bg-anthracite group-hover:text-white"
        >
          View Project
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}

export function StatusBadge({ status }: { status: ProjectStatus }) {
  const { label, tone } = statusWords[status]
  return <Badge tone={tone}>{label}</Badge>
}

/** Browsers animate the picture from card to page and back. */
export function ProjectPicture({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`project-${id}`} share="project-picture" default="none">
      {children}
    </ViewTransition>
  )
}

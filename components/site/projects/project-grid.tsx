import { type ReactNode, ViewTransition } from 'react'
import { Drawing } from '@/components/site/blocks/drawing'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { drawingNames } from '@/lib/content/drawings'
import { PHONE_SIZES } from '@/lib/picture'
import { cardDates, statusWords } from '@/lib/projects/format'
import { mainService, type ProjectStatus, type ProjectSummary } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'
import { kindDrawings } from './planning-tile'

interface ProjectGridProps {
  projects: ProjectSummary[]
  /** Pictures that the first screen may show, loaded at once. */
  eager?: number
  /** Of the cards' headings: 2 directly below the page's title, 3 within a section. */
  level?: 2 | 3
  /** Fills what the cards leave empty of the last row. A phone has it after a short list. */
  end?: ReactNode
}

/** The skeleton uses the same grid. */
export const PROJECT_GRID_CLASS = 'grid pt-px pl-px md:grid-cols-2 lg:grid-cols-3'

const CELL_CLASS = '-mt-px -ml-px'

export function ProjectGrid({ projects, eager = 0, level = 3, end }: ProjectGridProps) {
  const first = projects.filter(({ cover }) => cover).slice(0, eager)
  return (
    <ul className={PROJECT_GRID_CLASS}>
      {projects.map((project) => (
        <li key={project.id} className={CELL_CLASS}>
          <ProjectCard project={project} priority={first.includes(project)} level={level} />
        </li>
      ))}
      {end && <li className={classNames(CELL_CLASS, restOfRow(projects.length))}>{end}</li>}
    </ul>
  )
}

const SHORT_LIST = 3

/** Two columns on a tablet, three on a desktop; the smaller have it after a short list in any case. */
function restOfRow(cards: number): string {
  return classNames(
    cards > SHORT_LIST && 'max-md:hidden',
    cards % 2 === 0 && (cards > SHORT_LIST ? 'md:max-lg:hidden' : 'md:max-lg:col-span-2'),
    cards % 3 === 1 && 'lg:col-span-2',
    cards % 3 === 0 && 'lg:hidden',
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
      <div className="relative p-3 pb-0">
        <ProjectPicture id={id}>
          <div className="relative aspect-3/2 overflow-hidden rounded-frame bg-glass">
            <div className="absolute inset-0 ease-glide transition-transform duration-200 motion-safe:group-hover:scale-103">
              {cover ? (
                <Cover project={project} priority={priority} />
              ) : (
                <KindDrawing {...project} />
              )}
            </div>
          </div>
        </ProjectPicture>
        <div className="absolute top-6 left-6 flex rounded-control outline-2 outline-white">
          <StatusBadge status={status} />
        </div>
      </div>
      <div className="flex grow flex-col p-5">
        <Heading className="text-h3 lg:text-[1.375rem]">{title}</Heading>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-slate">
          <p>{location}</p>
          <p className="text-base">{cardDates(project)}</p>
        </div>
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

const SIZES = `(min-width: 105rem) 32rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, ${PHONE_SIZES}`

/** With a pair, pointing at the card shows half of it as it was. That half is loaded only then. */
function Cover({ project: { cover, before }, priority }: Omit<ProjectCardProps, 'level'>) {
  if (!cover) return null
  return (
    <>
      <Image
        picture={cover}
        alt={cover.alt}
        fill
        sizes={SIZES}
        priority={priority}
        className="object-cover"
      />
      {before && (
        <div className="slide-in absolute inset-y-0 left-0 hidden w-1/2 overflow-hidden border-white border-r-2 md:group-hover:block md:group-has-focus-visible:block">
          <Image
            picture={before}
            alt={before.alt}
            fill
            sizes={SIZES}
            className="w-[calc(200%+2px)]! max-w-none object-cover"
          />
          <span className="absolute bottom-3 left-3 rounded-frame bg-white px-2.5 py-0.5 font-semibold text-sm">
            Before
          </span>
        </div>
      )}
    </>
  )
}

/** Where there is no photo yet: the kind that the title names ('Lean-to…'), else the main kind of work. */
export function KindDrawing({ title, services }: Pick<ProjectSummary, 'title' | 'services'>) {
  const letters = title.toLowerCase().replace(/[^a-z]/g, '')
  const named = drawingNames.find((name) => letters.includes(name.toLowerCase()))
  return (
    <div className="absolute inset-0 grid items-end justify-center bg-glass pb-[8%]">
      <Drawing
        name={named ?? kindDrawings[mainService(services) ?? 'windows']}
        className="h-[70%] [&>.fill-glass]:fill-white"
      />
    </div>
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

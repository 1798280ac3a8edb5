import { type ReactNode, ViewTransition } from 'react'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { BothWays } from '@/components/ui/comparison/both-ways'
import { Image } from '@/components/ui/image/image'
import { PHONE_SIZES, type Picture } from '@/lib/picture'
import { cardDates, excerptOf, statusWords } from '@/lib/projects/format'
import type { ProjectStatus, ProjectSummary } from '@/lib/projects/schema'
import { routes, type ServiceSlug } from '@/lib/routes'
import { KindDrawing } from './kind-drawing'

/** Of a desktop's row. A lead takes two thirds, beside a tall card. */
export type CardWidth = 'third' | 'half' | 'lead' | 'tall'

interface ProjectCardProps {
  project: ProjectSummary
  priority: boolean
  width: CardWidth
  /** Of the heading. */
  level: 2 | 3
  hasStatus: boolean
  /** The kind of work that all of the list shows. */
  type: ServiceSlug | undefined
  /** On a phone, a small picture beside the title. */
  isCompact: boolean
}

/** Rows of the grid that a card fills, so that pictures and buttons of a row stand on the same lines. */
export const CARD_ROWS_CLASS = 'row-span-3 grid grid-rows-subgrid'

const HEADING: Record<CardWidth, string> = {
  third: 'lg:text-[1.375rem]',
  half: 'lg:text-3xl',
  lead: 'lg:text-3xl',
  tall: 'lg:text-[1.375rem]',
}

/** One link covers the whole card. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, priority, width, level, hasStatus, type, isCompact } = props
  const { id, slug, title, location, status, cover, before, isBefore, excerpt, opening } = project
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={classNames(
        'pane group relative hover:z-10 hover:border-anthracite',
        CARD_ROWS_CLASS,
        isCompact && 'max-md:grid-cols-[2fr_3fr]',
      )}
    >
      <div
        className={
          isCompact ? 'max-md:self-start pt-5 pl-5 md:p-3 md:pb-0' : 'p-2 pb-0 sm:p-3 sm:pb-0'
        }
      >
        <ProjectPicture id={id}>
          <div
            className={classNames(
              'relative h-full overflow-hidden rounded-frame bg-glass before:block before:aspect-3/2',
              width === 'lead' && 'max-md:before:aspect-4/3 lg:before:aspect-[2]',
              isCompact && 'max-md:before:aspect-square',
            )}
          >
            <div className="absolute inset-0 ease-glide transition-transform duration-200 motion-safe:group-hover:scale-103">
              {cover ? (
                <Cover
                  project={project}
                  priority={priority}
                  sizes={sizesOf(width, cover, isCompact)}
                />
              ) : (
                <KindDrawing {...project} type={type} />
              )}
            </div>
            {(before || isBefore) && (
              <span
                aria-hidden="true"
                className="absolute right-2 bottom-2 flex items-center gap-1.5 rounded-frame bg-white px-2.5 py-1 font-semibold text-sm"
              >
                {before && <BothWays />}
                <span className={isCompact && before ? 'max-md:hidden' : undefined}>
                  {isBefore ? 'Before' : 'Before / after'}
                </span>
              </span>
            )}
          </div>
        </ProjectPicture>
      </div>
      <div className={classNames('px-5 pt-4', isCompact && 'max-md:contents')}>
        <div className={isCompact ? 'max-md:px-4 max-md:pt-5' : undefined}>
          <div
            className={classNames(
              'flex-wrap items-baseline justify-between gap-x-4 text-base text-slate',
              isCompact ? 'md:flex' : 'flex',
            )}
          >
            <p>{location}</p>
            <p>{cardDates(project)}</p>
          </div>
          <Heading className={`mt-2 text-pretty text-h3 ${HEADING[width]}`}>{title}</Heading>
        </div>
        <p
          className={classNames(
            'mt-2 line-clamp-2',
            width === 'lead' && 'lg:hidden',
            isCompact && 'max-md:col-span-2 max-md:mx-5',
          )}
        >
          {excerpt}
        </p>
        {width === 'lead' && (
          <p className="mt-2 line-clamp-2 max-lg:hidden">{excerptOf(opening, 'lead')}</p>
        )}
      </div>
      <div
        className={classNames(
          'flex items-center justify-between self-end p-5',
          isCompact && 'max-md:col-span-2',
        )}
      >
        {/* Before the link, which then lies above it. On the picture, where that is large. */}
        {hasStatus && (
          <div className="max-md:order-1 md:absolute md:top-6 md:left-6">
            <StatusBadge status={status} />
          </div>
        )}
        <ButtonLink
          href={routes.project(slug)}
          variant="secondary"
          className="after:absolute after:inset-0 group-hover:bg-anthracite group-hover:text-white"
        >
          View Project
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}

const ON_DESKTOP: Record<CardWidth, { vw: number; rem: number; shape: number }> = {
  third: { vw: 30, rem: 32, shape: 3 / 2 },
  half: { vw: 46, rem: 48, shape: 3 / 2 },
  // Overstated, so that a screen of 1280 px takes the 1440 px size.
  lead: { vw: 66, rem: 64, shape: 2 },
  tall: { vw: 30, rem: 32, shape: 1 },
}

/** A picture wider than its card is cropped, and so shown larger. */
function sizesOf(width: CardWidth, cover: Picture, isCompact: boolean): string {
  const { vw, rem, shape } = ON_DESKTOP[width]
  const zoom = Math.max(1, cover.width / cover.height / shape)
  const [atMost, desktop] = [Math.ceil(rem * zoom), Math.ceil(vw * zoom)]
  return `(min-width: 105rem) ${atMost}rem, (min-width: 64rem) ${desktop}vw, (min-width: 48rem) 46vw, ${isCompact ? '55vw' : PHONE_SIZES}`
}

/** Pointing at the card of a pair shows half of it as it was, loaded only then. */
function Cover({
  project: { cover, before },
  priority,
  sizes,
}: Pick<ProjectCardProps, 'project' | 'priority'> & { sizes: string }) {
  if (!cover) return null
  return (
    <>
      <Image
        picture={cover}
        alt={cover.alt}
        fill
        sizes={sizes}
        priority={priority}
        className="object-cover"
      />
      {before && (
        <div className="slide-in absolute inset-y-0 left-0 hidden w-1/2 overflow-hidden border-white border-r-2 md:group-hover:block md:group-has-focus-visible:block">
          <Image
            picture={before}
            alt={before.alt}
            fill
            sizes={sizes}
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

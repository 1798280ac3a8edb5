import { ButtonLink } from '@/components/ui/button'
import { EmptyPane } from '@/components/ui/empty-pane'
import { Image } from '@/components/ui/image'
import type { Picture } from '@/lib/media/picture'
import { cardDates } from '@/lib/projects/format'
import type { ProjectSummary } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'
import { ProjectPicture } from './project-picture'
import { StatusBadge } from './status-badge'

interface ProjectCardProps {
  project: ProjectSummary
  /** For what stands on the first screen. */
  priority?: boolean
  /** 2 directly below the page's title, 3 within a section. */
  level?: 2 | 3
}

/** A project as one pane: the whole card leads to it, by one link. */
export function ProjectCard({ project, priority, level = 3 }: ProjectCardProps) {
  const { id, slug, title, location, status, cover, excerpt } = project
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="pane group relative flex h-full flex-col hover:z-10 hover:border-anthracite">
      <ProjectPicture id={id}>
        <div className="relative m-3 mb-0 aspect-3/2 overflow-hidden rounded-frame bg-glass">
          {cover ? <Cover picture={cover} priority={priority} /> : <EmptyPane />}
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

function Cover({ picture, priority }: { picture: Picture; priority?: boolean }) {
  return (
    <Image
      src={picture.src}
      alt={picture.alt}
      fill
      sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw"
      quality={60}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      placeholder={picture.blur ? 'blur' : 'empty'}
      blurDataURL={picture.blur}
      className="object-cover transition-transform duration-250 ease-glide group-hover:scale-[1.02]"
    />
  )
}

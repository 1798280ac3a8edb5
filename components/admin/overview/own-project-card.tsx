import { RawStatusBadge } from '@/components/admin/own-projects/raw-status-badge'
import { EmptyPane } from '@/components/ui/empty-pane'
import { Image } from '@/components/ui/image/image'
import { Link } from '@/components/ui/link'
import type { Picture } from '@/lib/picture'
import { shownAt } from '@/lib/projects/addresses'
import { monthAndYear } from '@/lib/projects/format'
import type { OwnProject } from '@/lib/projects/own-rows'
import { routes } from '@/lib/routes'

/** The owner's project: before and after, else its only picture, else a placeholder. */
export function OwnProjectCard({ project }: { project: OwnProject }) {
  const { slug, title, location, startDate, status, before, after } = project
  const single = after ?? before
  return (
    <article className="pane flex h-full flex-col">
      <div className="relative grid aspect-2/1 auto-cols-fr grid-flow-col gap-px overflow-hidden bg-bar">
        {before && after ? (
          <>
            <Half picture={before} label="Before" />
            <Half picture={after} label="After" />
          </>
        ) : single ? (
          <Half picture={single} />
        ) : (
          <EmptyPane />
        )}
      </div>
      <div className="flex grow flex-col gap-1 border-bar border-t p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-lg leading-snug">
            <Link
              href={shownAt(project)}
              prefetch={false}
              className="underline-offset-4 hover:text-brick hover:underline"
            >
              {title}
            </Link>
          </h3>
          <RawStatusBadge status={status} isDraft={project.is_hidden} />
        </div>
        <p className="text-base text-slate">
          {location || 'No location yet'} ·{' '}
          {status === 'completed' ? monthAndYear(startDate) : `from ${monthAndYear(startDate)}`}
        </p>
        <Link
          href={routes.projectEdit(slug)}
          prefetch={false}
          className="tap mt-auto inline-flex items-center self-start font-semibold text-brick underline-offset-4 hover:underline"
        >
          Edit<span className="sr-only"> {title}</span>
        </Link>
      </div>
    </article>
  )
}

function Half({ picture, label }: { picture: Picture; label?: string }) {
  return (
    <div className="relative bg-glass">
      <Image
        picture={picture}
        alt={picture.alt}
        fill
        sizes={
          label
            ? '(min-width: 80rem) 12rem, (min-width: 40rem) 25vw, 50vw'
            : '(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 100vw'
        }
        className="object-cover"
      />
      {label && (
        <span className="absolute bottom-0 left-0 bg-white px-2 py-0.5 font-semibold text-sm">
          {label}
        </span>
      )}
    </div>
  )
}

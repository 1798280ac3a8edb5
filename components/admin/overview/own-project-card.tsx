import { ProjectLinks } from '@/components/admin/own-projects/project-links'
import { RawStatusBadge } from '@/components/admin/own-projects/raw-status-badge'
import { EmptyPane } from '@/components/ui/empty-pane'
import { Image } from '@/components/ui/image/image'
import type { Picture } from '@/lib/picture'
import { monthAndYear } from '@/lib/projects/format'
import type { OwnProject } from '@/lib/projects/own-rows'

/**
 * The owner's project: before and after, else its cover, else a placeholder. Pressed anywhere, it opens for
 * editing. A row on a phone.
 */
export function OwnProjectCard({ project }: { project: OwnProject }) {
  const { title, location, startDate, status, before, after, cover } = project
  return (
    <article className="pane relative flex h-full hover:bg-chalk sm:flex-col">
      {/* Of a row's height, lest its label moves when the text comes later than it. */}
      <div className="relative grid w-28 shrink-0 auto-rows-[minmax(5.25rem,1fr)] gap-px overflow-hidden bg-bar sm:aspect-2/1 sm:w-auto sm:auto-cols-fr sm:grid-flow-col">
        {before && after ? (
          <>
            <Half picture={before} label="Before" />
            <Half picture={after} label="After" />
          </>
        ) : cover ? (
          // A before picture is not to pass for the finished work.
          <Half picture={cover} label={cover.src === before?.src ? 'Before' : undefined} isWhole />
        ) : (
          <>
            <EmptyPane />
            <Label>No photos yet</Label>
          </>
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 border-bar p-3 pb-0 max-sm:border-l sm:border-t sm:p-4 sm:pb-1">
        <div className="flex items-start justify-between gap-x-3 gap-y-1 max-sm:flex-col">
          <h3 className="text-lg leading-snug">{title}</h3>
          <RawStatusBadge status={status} isDraft={project.is_hidden} />
        </div>
        <p className="text-base text-slate">
          {location || 'No location yet'} ·{' '}
          {status === 'completed' ? monthAndYear(startDate) : `from ${monthAndYear(startDate)}`}
        </p>
        <div className="mt-auto -ml-3 flex flex-wrap">
          <ProjectLinks project={project} />
        </div>
      </div>
    </article>
  )
}

interface HalfProps {
  picture: Picture
  label?: string
  /** There is no other half. */
  isWhole?: boolean
}

function Half({ picture, label, isWhole }: HalfProps) {
  return (
    <div className="relative bg-glass">
      <Image
        picture={picture}
        alt={picture.alt}
        fill
        sizes={
          isWhole
            ? '(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 7rem'
            : '(min-width: 80rem) 12rem, (min-width: 40rem) 25vw, 7rem'
        }
        className="object-cover"
      />
      {label && <Label>{label}</Label>}
    </div>
  )
}

function Label({ children }: { children: string }) {
  return (
    <span className="absolute bottom-0 left-0 bg-white px-2 py-0.5 font-semibold text-sm">
      {children}
    </span>
  )
}

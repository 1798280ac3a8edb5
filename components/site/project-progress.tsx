import { fullDate } from '@/lib/projects/format'
import type { Photo } from '@/lib/projects/schema'
import { GalleryPicture } from './gallery-picture'
import { SectionHeading } from './section-heading'

/** Photos of the work under way, three in a row. */
export function ProjectProgress({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="progress-title" className="wrap pt-16 lg:pt-24">
      <SectionHeading id="progress-title" title="Progress photos" />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-6">
        {photos.map((photo) => (
          <li key={photo.id}>
            <figure>
              <GalleryPicture
                photo={photo}
                sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 30vw, 46vw"
                className="aspect-4/3"
              />
              <Caption photo={photo} />
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Caption({ photo: { caption, date } }: { photo: Photo }) {
  if (!caption && !date) return null
  return (
    <figcaption className="mt-2 text-base text-slate">
      {caption && <span className="block text-anthracite">{caption}</span>}
      {date && <time dateTime={date}>{fullDate(date)}</time>}
    </figcaption>
  )
}

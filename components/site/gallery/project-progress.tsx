import { SectionHeading } from '@/components/site/blocks/section-heading'
import { fullDate } from '@/lib/projects/format'
import type { Photo } from '@/lib/projects/schema'
import { GalleryPicture } from './gallery-picture'

export function ProjectProgress({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="progress-title" className="pt-16 lg:pt-24">
      <div className="wrap">
        <SectionHeading id="progress-title" title="Progress photos" />
      </div>
      <ul className="wrap-wide grid grid-cols-3 gap-2 sm:gap-x-6 sm:gap-y-8">
        {photos.map((photo) => (
          <li key={photo.id} className="max-sm:only:col-span-full">
            <figure>
              <GalleryPicture
                photo={photo}
                sizes={`(min-width: 105rem) 33rem, ${photos.length === 1 ? '(max-width: 39.99rem) 92vw, ' : ''}32vw`}
                className="aspect-square in-[li:only-child]:aspect-4/3 sm:aspect-4/3"
              />
              {/* A phone has room for it only beside the enlarged picture. */}
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
    <figcaption className="mt-2 text-base text-slate max-sm:sr-only">
      {caption && <span className="block text-anthracite">{caption}</span>}
      {date && <time dateTime={date}>{fullDate(date)}</time>}
    </figcaption>
  )
}

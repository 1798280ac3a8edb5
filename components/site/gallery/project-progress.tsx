import { SectionHeading } from '@/components/site/blocks/section-heading'
import { classNames } from '@/components/ui/class-names'
import { fullDate } from '@/lib/projects/format'
import { isWide } from '@/lib/projects/gallery'
import type { Photo } from '@/lib/projects/schema'
import { GalleryPicture } from './gallery-picture'

export function ProjectProgress({ photos }: { photos: readonly Photo[] }) {
  const [first, ...others] = photos
  if (!first) return null
  return (
    <section aria-labelledby="progress-title" className="wrap pt-16 lg:pt-24">
      <SectionHeading id="progress-title" title="Progress photos" />
      <ul className="grid grid-cols-3 gap-2 sm:gap-x-6 sm:gap-y-8">
        {others.length === 0 ? (
          <li className="col-span-3">
            <LonePhoto photo={first} />
          </li>
        ) : (
          photos.map((photo, index) => {
            const wide = isWide(index, photos.length)
            return (
              <li key={photo.id} className={classNames(wide && 'col-span-2')}>
                <figure>
                  <GalleryPicture
                    photo={photo}
                    sizes={
                      wide ? '(min-width: 80rem) 50rem, 64vw' : '(min-width: 80rem) 25rem, 32vw'
                    }
                    className="h-[clamp(6.5rem,22.5vw,18rem)]"
                  />
                  {/* A phone has room for it only beside the enlarged picture. */}
                  <Caption photo={photo} className="mt-2 max-sm:sr-only" />
                </figure>
              </li>
            )
          })
        )}
      </ul>
    </section>
  )
}

/** Its caption fills the third column. */
function LonePhoto({ photo }: { photo: Photo }) {
  return (
    <figure className="items-end gap-x-6 sm:grid sm:grid-cols-3">
      <div className="sm:col-span-2">
        <GalleryPicture
          photo={photo}
          sizes="(min-width: 80rem) 50rem, (min-width: 40rem) 64vw, 95vw"
          className="h-64 sm:h-[clamp(16rem,38vw,30rem)]"
        />
      </div>
      <Caption photo={photo} className="max-sm:mt-2" />
    </figure>
  )
}

function Caption({ photo: { caption, date }, className }: { photo: Photo; className: string }) {
  if (!caption && !date) return null
  return (
    <figcaption className={classNames('text-base text-slate', className)}>
      {caption && <span className="block text-anthracite">{caption}</span>}
      {date && <time dateTime={date}>{fullDate(date)}</time>}
    </figcaption>
  )
}

import { SectionHeading } from '@/components/site/blocks/section-heading'
import { classNames } from '@/components/ui/class-names'
import { PHONE_SIZES } from '@/lib/picture'
import { fullDate } from '@/lib/projects/format'
import type { Photo } from '@/lib/projects/schema'
import { GalleryPicture } from './gallery-picture'

const SIZES = '(min-width: 80rem) 24rem, 32vw'
const ALONE_SIZES = `(min-width: 80rem) 37rem, (min-width: 40rem) 46vw, ${PHONE_SIZES}`

/** A single one is larger, its caption beside it. */
export function ProjectProgress({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return null
  const isAlone = photos.length === 1
  return (
    <section aria-labelledby="progress-title" className="pt-16 lg:pt-24">
      <div className="wrap">
        <SectionHeading id="progress-title" title="Progress photos" />
      </div>
      <ul className="wrap grid grid-cols-3 gap-2 sm:gap-x-6 sm:gap-y-8">
        {photos.map((photo) => (
          <li key={photo.id} className="only:col-span-full">
            <figure
              className={classNames(isAlone && 'items-start sm:grid sm:grid-cols-2 sm:gap-x-6')}
            >
              <GalleryPicture
                photo={photo}
                sizes={isAlone ? ALONE_SIZES : SIZES}
                className="aspect-square in-[li:only-child]:aspect-4/3 sm:aspect-4/3"
              />
              <Caption photo={photo} isAlone={isAlone} />
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where there are several, a phone has room for it only beside the enlarged picture. */
function Caption({ photo: { caption, date }, isAlone }: { photo: Photo; isAlone: boolean }) {
  if (!caption && !date) return null
  return (
    <figcaption className={classNames('mt-2 text-base text-slate', !isAlone && 'max-sm:sr-only')}>
      {caption && <span className="block text-anthracite">{caption}</span>}
      {date && <time dateTime={date}>{fullDate(date)}</time>}
    </figcaption>
  )
}

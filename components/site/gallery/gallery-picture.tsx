import type { CSSProperties } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import type { Photo } from '@/lib/projects/schema'

interface GalleryPictureProps {
  photo: Photo
  /** 'Before' or 'After', on the picture. */
  word?: string
  sizes: string
  /** In its own shape, of which `className` says one side. */
  whole?: boolean
  /** Sets the height or shape. */
  className: string
  frameClass?: string
  priority?: boolean
}

/** A framed picture, linked to itself; `Lightbox` opens it in place. */
export function GalleryPicture({
  photo,
  word,
  sizes,
  whole,
  className,
  frameClass,
  priority,
}: GalleryPictureProps) {
  return (
    <a
      href={photo.src}
      data-photo={photo.id}
      className={classNames(
        'pane group block cursor-zoom-in p-1 sm:p-2 hover:border-anthracite',
        frameClass,
      )}
    >
      <span
        style={{ '--shape': photo.width / photo.height } as CSSProperties}
        className={classNames(
          'relative block max-w-full overflow-hidden bg-glass',
          whole && 'aspect-(--shape)',
          className,
        )}
      >
        <Image
          picture={photo}
          alt={photo.alt}
          fill
          sizes={sizes}
          priority={priority}
          className={whole ? 'object-contain' : 'object-cover'}
        />
        {word && (
          <span className="absolute top-3 left-3 rounded-frame bg-white px-2.5 py-0.5 font-semibold text-sm">
            {word}
          </span>
        )}
      </span>
      <span className="sr-only">, enlarge</span>
    </a>
  )
}

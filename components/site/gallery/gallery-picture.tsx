import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import type { Photo } from '@/lib/projects/schema'

interface GalleryPictureProps {
  photo: Photo
  /** 'Before' or 'After', on the picture. */
  word?: string
  sizes: string
  /** Sets the height or shape. */
  className: string
  priority?: boolean
}

/** A framed picture, linked to itself; `Lightbox` opens it in place. */
export function GalleryPicture({ photo, word, sizes, className, priority }: GalleryPictureProps) {
  return (
    <a
      href={photo.src}
      data-photo={photo.id}
      className="pane group block cursor-zoom-in p-2 hover:border-anthracite"
    >
      <span className={classNames('relative block overflow-hidden bg-glass', className)}>
        <Image
          src={photo.src}
          alt={photo.alt}
          fill
          sizes={sizes}
          priority={priority}
          blurDataURL={photo.blur}
          className="object-cover"
        />
        {word && (
          <span className="absolute bottom-3 left-3 rounded-frame bg-white px-2.5 py-0.5 font-semibold text-sm">
            {word}
          </span>
        )}
      </span>
      <span className="sr-only">, enlarge</span>
    </a>
  )
}

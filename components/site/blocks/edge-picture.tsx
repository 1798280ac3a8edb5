import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { PHONE_SIZES, type Picture } from '@/lib/picture'

interface EdgePictureProps {
  picture: Picture
  isLeft?: boolean
  /** Sets its shape on a phone, and its width on a desktop. */
  className: string
  /** Width on a desktop before it is cropped, in vw. */
  vw?: number
  /** On the first screen. */
  priority?: boolean
  /** Only on a wide screen. */
  wideOnly?: boolean
}

/** Fills its `relative` parent up to one edge of the screen; on a phone it is as wide as that. */
export function EdgePicture(props: EdgePictureProps) {
  const { picture, isLeft, className, vw = 50, priority, wideOnly } = props
  return (
    <div
      className={classNames(
        'relative lg:absolute lg:inset-y-0 lg:aspect-auto',
        isLeft ? 'lg:left-0' : 'lg:right-0',
        className,
      )}
    >
      <Image
        picture={picture}
        alt={picture.alt}
        fill
        priority={priority}
        wideOnly={wideOnly}
        sizes={`(min-width: 1024px) ${vw}vw, ${PHONE_SIZES}`}
        // Of a wide picture rather its right: the house with its conservatory.
        className="object-cover object-[62%_75%]"
      />
    </div>
  )
}

import { Comparison } from '@/components/ui/comparison/comparison'
import { Image } from '@/components/ui/image/image'
import { PHONE_SIZES } from '@/lib/picture'
import type { ProjectSummary } from '@/lib/projects/schema'

interface WorkPictureProps {
  project: Pick<ProjectSummary, 'cover' | 'before' | 'title'>
  /** Sets the shape. */
  className?: string
  /** On the first screen. */
  priority?: boolean
  sizes?: string
  /** Names the slider; two of one project need each its own. */
  label?: string
}

const SIZES = `(min-width: 105rem) 60rem, (min-width: 64rem) 56vw, (min-width: 40rem) 92vw, ${PHONE_SIZES}`

/** Before and after behind one pane, or the cover; half of a desktop, cropped. */
export function WorkPicture({
  project: { cover, before, title },
  className = 'aspect-3/2 w-full',
  priority,
  sizes = SIZES,
  label = title,
}: WorkPictureProps) {
  if (!cover) return null
  if (before) {
    return (
      <Comparison
        before={before}
        after={cover}
        label={label}
        sizes={sizes}
        priority={priority}
        className={className}
      />
    )
  }
  return (
    <Image
      picture={cover}
      alt={cover.alt}
      sizes={sizes}
      priority={priority}
      className={`rounded-frame object-cover ${className}`}
    />
  )
}

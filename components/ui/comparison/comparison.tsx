import type { CSSProperties } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { PHONE_SIZES, type Picture } from '@/lib/picture'
import { BothWays } from './both-ways'
import { ComparisonSlider } from './comparison-slider'

interface ComparisonProps {
  before: Picture
  after: Picture
  /** Names the slider. */
  label: string
  /** Sets the shape or height. */
  className: string
  /** Where the after picture lies; without it, in the same place as the other. */
  afterStyle?: CSSProperties
  sizes?: string
  /** On the first screen. */
  priority?: boolean
  /** Told how much of the before picture is shown, in per cent. */
  onMove?: (share: number) => void
}

/** Two pictures behind one pane. Without JavaScript the bar between them stays where it starts. */
export function Comparison({
  before,
  after,
  label,
  className,
  afterStyle,
  sizes = `(min-width: 105rem) 100rem, (min-width: 40rem) 95vw, ${PHONE_SIZES}`,
  priority,
  onMove,
}: ComparisonProps) {
  return (
    <ComparisonSlider
      before={<Layer picture={before} word="Before" sizes={sizes} priority={priority} />}
      after={
        <Layer picture={after} word="After" sizes={sizes} priority={priority} style={afterStyle} />
      }
      bar={<Bar />}
      start={before.start}
      onMove={onMove}
      label={label}
      className={className}
    />
  )
}

interface LayerProps {
  picture: Picture
  word: 'Before' | 'After'
  sizes: string
  priority?: boolean
  style?: CSSProperties
}

function Layer({ picture, word, sizes, priority, style }: LayerProps) {
  return (
    <>
      <Image
        picture={picture}
        alt={picture.alt}
        fill
        sizes={sizes}
        priority={priority}
        // The larger part first: the finished work.
        fetchPriority={priority && word === 'Before' ? 'low' : undefined}
        draggable={false}
        style={style}
        className="object-cover"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-3 rounded-frame bg-white px-2.5 py-0.5 font-semibold text-sm',
          word === 'Before' ? 'left-3' : 'right-3',
        )}
      >
        {word}
      </span>
    </>
  )
}

/**
 * The glazing bar and its handle, moved as a whole: a moving edge would count as a shift of the page. The
 * handle stands low, clear of what is compared.
 */
function Bar() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 translate-x-(--share)">
      <span className="-left-px absolute inset-y-0 w-0.5 bg-white">
        <span className="flex h-2/3 items-end justify-center">
          <span className="grid size-12 shrink-0 place-items-center rounded-full border border-bar bg-white shadow-float">
            <BothWays />
          </span>
        </span>
      </span>
    </span>
  )
}

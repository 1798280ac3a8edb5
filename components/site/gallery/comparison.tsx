import type { Picture } from '@/lib/media/picture'
import { Bar, Layer } from './comparison-layers'
import { ComparisonSlider } from './comparison-slider'

interface ComparisonProps {
  before: Picture
  after: Picture
  /** What is compared; names the slider. */
  label: string
  /** Sets the height; a picture's own shape without. */
  className?: string
  sizes?: string
}

/**
 * Two pictures behind one pane, parted by a bar that follows pointer and keys. Without JavaScript it
 * stands still in the middle.
 */
export function Comparison({
  before,
  after,
  label,
  className = 'aspect-3/2',
  sizes = '(min-width: 80rem) 75rem, 100vw',
}: ComparisonProps) {
  return (
    <ComparisonSlider
      before={<Layer picture={before} word="Before" sizes={sizes} />}
      after={<Layer picture={after} word="After" sizes={sizes} />}
      bar={<Bar />}
      label={label}
      className={className}
    />
  )
}

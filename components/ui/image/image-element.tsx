'use client'

import type { ComponentProps } from 'react'
import { type Sizes, srcSetOf } from '@/lib/src-set'

type ImageElementProps = Omit<ComponentProps<'img'>, keyof Sizes> &
  Sizes & {
    /** Tiny picture as a data URL, shown until the real one has loaded. */
    blur?: string
  }

/**
 * The element of an `Image`. A client component, since a prefetched page would load the `<img>` of a
 * server component.
 */
export function ImageElement({
  blur,
  alt,
  style,
  src,
  widths,
  srcSet,
  ...attributes
}: ImageElementProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the attributes are those of next/image
    <img
      {...attributes}
      // Before `src`, which would be fetched for a moment otherwise.
      srcSet={widths ? srcSetOf(src, widths) : srcSet}
      src={src}
      alt={alt}
      // It may have loaded before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) removeBlur(image)
      }}
      onLoad={(event) => removeBlur(event.currentTarget)}
      style={blur ? { ...blurred(blur), ...style } : style}
    />
  )
}

const blurred = (blur: string) => ({
  backgroundImage: `url("${blur}")`,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
})

/** It would show through a transparent picture. */
function removeBlur(image: HTMLImageElement): void {
  image.style.backgroundImage = 'none'
}

'use client'

import type { ComponentProps } from 'react'
import { type Sizes, srcSetOf } from '@/lib/src-set'

type ImageElementProps = Omit<ComponentProps<'img'>, keyof Sizes> &
  Sizes & {
    /** Tiny picture as a data URL, behind the real one until that is there. */
    blur?: string
  }

/**
 * The element of an `Image`. A client component, since an `<img>` of a server component is fetched
 * along with a prefetched page, before anybody has asked to see it.
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
      // Before the address: it would be fetched for a moment otherwise.
      srcSet={widths ? srcSetOf(src, widths) : srcSet}
      src={src}
      alt={alt}
      // The picture may have arrived before this script.
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

/** It would show through a picture that is partly transparent. */
function removeBlur(image: HTMLImageElement): void {
  image.style.backgroundImage = 'none'
}

'use client'

import type { ComponentProps } from 'react'
import type { Picture } from '@/lib/picture'
import { FORMATS, srcSetOf } from '@/lib/picture'

interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  picture: Omit<Picture, 'alt'>
  alt: string
  sizes: string
  /** Fills its frame, which is positioned. */
  fill?: boolean
  /** On the first screen: loaded at once and before other pictures, and painted with the text. */
  priority?: boolean
  /** Not loaded below 1024 px, where it is not shown. */
  wideOnly?: boolean
  /** Below 640 px in place of the picture: the part of it that fits a narrow frame. */
  onPhone?: Omit<Picture, 'alt'>
}

/** No picture. `data:,` would do, but a `srcset` drops its comma. */
const NOTHING = 'data:,-'

/**
 * A picture in the smallest format and size that will do. A client component, so that the addresses of
 * its sizes stand once in a page, not again in React's data.
 */
export function Image({
  picture: { src, width, height, colour, formats },
  fill,
  priority,
  wideOnly,
  onPhone,
  loading = priority ? 'eager' : 'lazy',
  fetchPriority = priority ? 'high' : undefined,
  decoding = priority ? 'sync' : undefined,
  sizes,
  alt,
  className,
  style,
  ...attributes
}: ImageProps) {
  const [fallback, ...better] = FORMATS.filter((format) => formats.includes(format)).reverse()
  return (
    <picture className="contents">
      {wideOnly && <source media="(width < 64rem)" srcSet={NOTHING} />}
      {onPhone?.formats.map((format) => (
        <source
          key={`phone ${format}`}
          media="(width < 40rem)"
          type={`image/${format}`}
          srcSet={srcSetOf(onPhone.src, onPhone.width, format)}
          sizes={sizes}
        />
      ))}
      {better.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSetOf(src, width, format)}
          sizes={sizes}
        />
      ))}
      <img
        {...attributes}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding={decoding}
        // Before `src`: React sets them in order, and the browser would fetch `src` first.
        sizes={fallback && sizes}
        srcSet={fallback && srcSetOf(src, width, fallback)}
        src={src}
        alt={alt}
        className={fill ? `absolute inset-0 size-full ${className ?? ''}` : className}
        style={{ backgroundColor: colour, ...style }}
      />
    </picture>
  )
}

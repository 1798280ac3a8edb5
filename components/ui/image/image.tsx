import { getImageProps, type ImageProps } from 'next/image'
import { foldSrcSet } from '@/lib/src-set'
import { ImageElement } from './image-element'

interface OwnImageProps extends Omit<ImageProps, 'placeholder'> {
  /** On the first screen: loaded at once and before other pictures. */
  priority?: boolean
}

/**
 * `next/image` without its script: the attributes come from the server, and the browser gets an `<img>`
 * and the lines that remove its placeholder.
 */
export function Image({
  priority,
  loading = priority ? 'eager' : 'lazy',
  quality = 60,
  blurDataURL,
  ...rest
}: OwnImageProps) {
  const fetchPriority = priority ? 'high' : undefined
  const {
    // The transparent colour would hide the alternative text of a broken picture.
    props: { style: { color, ...style } = {}, src, srcSet, ...attributes },
  } = getImageProps({ ...rest, loading, quality, fetchPriority })
  const blur = blurDataURL ?? importedBlur(rest.src)
  return <ImageElement {...attributes} {...foldSrcSet({ src, srcSet })} style={style} blur={blur} />
}

function importedBlur(src: ImageProps['src']): string | undefined {
  if (typeof src === 'string') return undefined
  return 'default' in src ? src.default.blurDataURL : src.blurDataURL
}

/**
 * A picture's URL and its widths. The URLs of a `srcset` take 150 bytes each and differ only in width;
 * written out they would appear twice in a page, in its HTML and in React's data.
 */
export interface Sizes {
  src: string
  /** In pixels; `srcSetOf` builds the URLs. */
  widths?: readonly number[]
  /** Set instead where the URLs differ in more than the width. */
  srcSet?: string
}

interface Addresses {
  src: string
  srcSet?: string
}

/** Compacts the sizes from `getImageProps`. */
export function foldSrcSet({ src, srcSet }: Addresses): Sizes {
  const widths = srcSet?.split(', ').map((size) => Number(/ (\d+)w$/.exec(size)?.[1]))
  return widths && srcSetOf(src, widths) === srcSet ? { src, widths } : { src, srcSet }
}

/** Builds a `srcset` from the URL of one size. */
export function srcSetOf(src: string, widths: readonly number[]): string {
  return widths.map((width) => `${src.replace(/&w=\d+/, `&w=${width}`)} ${width}w`).join(', ')
}

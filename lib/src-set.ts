/**
 * A picture's address and the widths it comes in. The addresses of a `srcset` are 150 bytes long and
 * differ in their width alone; written out they would stand in a page twice: in its HTML, and in the
 * data that React reads.
 */
export interface Sizes {
  src: string
  /** In pixels; `srcSetOf` writes their addresses out. */
  widths?: readonly number[]
  /** Where its addresses differ in something else too. */
  srcSet?: string
}

interface Addresses {
  src: string
  srcSet?: string
}

/** The sizes that `getImageProps` worked out, folded. */
export function foldSrcSet({ src, srcSet }: Addresses): Sizes {
  const widths = srcSet?.split(', ').map((size) => Number(/ (\d+)w$/.exec(size)?.[1]))
  return widths && srcSetOf(src, widths) === srcSet ? { src, widths } : { src, srcSet }
}

/** A `srcset` from an address of one size. */
export function srcSetOf(src: string, widths: readonly number[]): string {
  return widths.map((width) => `${src.replace(/&w=\d+/, `&w=${width}`)} ${width}w`).join(', ')
}

/**
 * Widths in pixels that a picture is made in: thumbnails, cards, phones and half pages, dense phones,
 * laptops, whole screens.
 */
export const WIDTHS = [256, 390, 640, 828, 1440, 1920] as const
/** Of a logo, which the header shows 80 pixels square. */
export const LOGO_WIDTH = 256

/** The picture of a shared link, in pixels. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const

/** Smallest first, since a browser takes the first that it knows. */
export const FORMATS = ['avif', 'webp'] as const
export type Format = (typeof FORMATS)[number]

/** A picture as a page shows it. */
export interface Picture {
  src: string
  alt: string
  width: number
  height: number
  /** #rrggbb, in its place until it is there. */
  colour?: string
  /** That it was made in, in every size; none where only the picture itself is stored. */
  formats: readonly Format[]
  /** Of a before picture: how much of it a comparison shows at first, in per cent; as usual without. */
  start?: number
}

/** The widths up to the first that holds all of a picture. */
export function widthsOf(width: number, widths: readonly number[] = WIDTHS): readonly number[] {
  const enough = widths.findIndex((each) => each >= width)
  return enough < 0 ? widths : widths.slice(0, enough + 1)
}

/** Where one size lies, in a folder named after the picture. Takes a path or an address. */
export function sizeOf(picture: string, width: number, format: Format): string {
  return `${picture.replace(/\.[^./]*$/, '')}/${width}.${format}`
}

/** Every file that may have been made of a picture. */
export function everySizeOf(picture: string): string[] {
  return FORMATS.flatMap((format) => WIDTHS.map((width) => sizeOf(picture, width, format)))
}

/** For `<img>` and `<source>`. */
export function srcSetOf(src: string, width: number, format: Format): string {
  return widthsOf(width)
    .map((each) => `${sizeOf(src, each, format)} ${Math.min(each, width)}w`)
    .join(', ')
}

/**
 * The end of `sizes` for a picture as wide as a phone's column. A screen with 2.5 pixels or more to a CSS
 * pixel gets two thirds of them: it looks the same, at less than half the bytes.
 */
export const PHONE_SIZES = '(min-resolution: 2.5dppx) 62vw, calc(92vw - 18px)'

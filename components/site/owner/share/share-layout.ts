import type { Point, Size } from '@/lib/media/pairing/homography'
import { type Picture, sizeOf, widthsOf } from '@/lib/picture'

/** In pixels, as social networks show them whole. */
export const SHAPES = {
  square: { label: 'Square', width: 1080, height: 1080 },
  portrait: { label: 'Portrait', width: 1080, height: 1350 },
} as const

export type Shape = keyof typeof SHAPES

export const ARRANGEMENTS = { beside: 'Side by side', above: 'Stacked' } as const

export type Arrangement = keyof typeof ARRANGEMENTS

export interface Box extends Point, Size {}

const MARGIN = 40
/** Between the two photos, frames included. */
const GAP = 20
export const TITLE_LINE = 58
/** Below the photos, without the title's lines. */
const WORDS = 130
/** The coloured bar at the lower edge. */
export const EDGE = 18

/** Where the photos and the words stand. */
export function layOut(shape: Shape, arrangement: Arrangement, titleLines: number) {
  const { width, height } = SHAPES[shape]
  const words = WORDS + titleLines * TITLE_LINE
  const room = { width: width - 2 * MARGIN, height: height - EDGE - MARGIN - words }
  const isBeside = arrangement === 'beside'
  const photo = {
    width: isBeside ? (room.width - GAP) / 2 : room.width,
    height: isBeside ? room.height : (room.height - GAP) / 2,
  }
  const before: Box = { x: MARGIN, y: MARGIN, ...photo }
  const after: Box = {
    ...before,
    x: isBeside ? MARGIN + photo.width + GAP : MARGIN,
    y: isBeside ? MARGIN : MARGIN + photo.height + GAP,
  }
  const text: Box = { x: MARGIN, y: MARGIN + room.height, width: room.width, height: words }
  return { before, after, text }
}

/** The middle of a picture, as much of it as fills a box. */
export function cropOf(picture: Size, box: Size): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = box.width / scale
  const height = box.height / scale
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
}

/** The smallest stored size of a picture that fills a box, else the picture itself. */
export function sourceFor({ src, formats, ...picture }: Omit<Picture, 'alt'>, box: Size): string {
  // Every browser decodes it.
  if (!formats.includes('webp')) return src
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const widths = widthsOf(picture.width)
  const width = widths.find((each) => each >= picture.width * scale) ?? widths.at(-1)
  return width ? sizeOf(src, width, 'webp') : src
}

/** A text in lines that fit; the last of them ends in … where words are left over. */
export function wrap(text: string, fits: (line: string) => boolean, maxLines: number): string[] {
  const words = text.trim().split(/\s+/)
  const lines: string[] = []
  while (words.length > 0 && lines.length < maxLines - 1) {
    let count = 1
    while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count++
    lines.push(cut(words.splice(0, count).join(' '), fits))
  }
  if (words.length > 0) lines.push(cut(words.join(' '), fits))
  return lines
}

function cut(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  const letters = [...line]
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

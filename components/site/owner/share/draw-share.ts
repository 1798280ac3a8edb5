import type { Photo } from '@/lib/projects/schema'
import {
  type Arrangement,
  type Box,
  cropOf,
  EDGE,
  layOut,
  SHAPES,
  type Shape,
  sourceFor,
  TITLE_LINE,
  wrap,
} from './share-layout'

/** What every picture of one project says. */
export interface SharedWork {
  slug: string
  title: string
  location: string
  company: string
}

export interface SharedSet {
  work: SharedWork
  before: Photo
  after: Photo
}

export interface ShareLook {
  shape: Shape
  arrangement: Arrangement
}

const TITLE_LINES = 2
const QUALITY = 0.9
const FRAME = 8

/**
 * Draws before and after with the words below them, on this device.
 * @throws where a photo does not arrive
 */
export async function drawShare(
  { before, after, work }: SharedSet,
  { shape, arrangement }: ShareLook,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const { width, height } = SHAPES[shape]
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw pictures')
  const brand = brandOf(document.documentElement)
  await Promise.allSettled(Object.values(brand.fonts).map((font) => document.fonts.load(font)))

  pen.font = brand.fonts.title
  const { width: room } = layOut(shape, arrangement, 1).text
  const title = wrap(work.title, (line) => pen.measureText(line).width <= room, TITLE_LINES)
  const places = layOut(shape, arrangement, title.length)
  const [first, second] = await Promise.all([
    loadPhoto(before, places.before),
    loadPhoto(after, places.after),
  ])

  pen.fillStyle = brand.value('--color-chalk')
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = brand.value('--color-brick')
  pen.fillRect(0, height - EDGE, width, EDGE)
  pen.imageSmoothingQuality = 'high'
  drawPane(pen, brand, first, places.before, 'Before')
  drawPane(pen, brand, second, places.after, 'After')
  drawWords(pen, brand, title, work, places.text)
  return toJpeg(canvas)
}

type Pen = CanvasRenderingContext2D
type Brand = ReturnType<typeof brandOf>

/** The page's own colours and fonts: a canvas knows no CSS variables. */
function brandOf(page: HTMLElement) {
  const style = getComputedStyle(page)
  const value = (name: `--${string}`) => style.getPropertyValue(name)
  const text = value('--font-sans') || 'sans-serif'
  return {
    // Names are written out in full: Tailwind leaves out the variables that it finds nowhere.
    value,
    fonts: {
      title: `600 50px ${value('--font-display') || 'sans-serif'}`,
      place: `400 34px ${text}`,
      company: `600 34px ${text}`,
      label: `600 30px ${text}`,
    },
  }
}

async function loadPhoto(photo: Photo, box: Box): Promise<HTMLImageElement> {
  const image = new Image()
  // Or the canvas could not be read: photos come from the storage's own address.
  image.crossOrigin = 'anonymous'
  image.src = sourceFor(photo, box)
  await image.decode()
  return image
}

/** A photo in its white frame, with its word on it. */
function drawPane(pen: Pen, brand: Brand, photo: HTMLImageElement, box: Box, word: string) {
  pen.fillStyle = brand.value('--color-bar')
  pen.fillRect(box.x, box.y, box.width, box.height)
  pen.fillStyle = brand.value('--color-white')
  pen.fillRect(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
  const glass = {
    x: box.x + FRAME,
    y: box.y + FRAME,
    width: box.width - 2 * FRAME,
    height: box.height - 2 * FRAME,
  }
  const part = cropOf({ width: photo.naturalWidth, height: photo.naturalHeight }, glass)
  pen.drawImage(
    photo,
    ...([part.x, part.y, part.width, part.height] as const),
    ...([glass.x, glass.y, glass.width, glass.height] as const),
  )
  pen.font = brand.fonts.label
  pen.textBaseline = 'middle'
  const label = { width: pen.measureText(word).width + 36, height: 52 }
  const x = glass.x + 18
  const y = glass.y + glass.height - 18 - label.height
  pen.fillStyle = brand.value('--color-white')
  pen.fillRect(x, y, label.width, label.height)
  pen.fillStyle = brand.value('--color-anthracite')
  pen.fillText(word, x + 18, y + label.height / 2 + 2)
}

/** The title, and below it the place on the left and the company on the right. */
function drawWords(pen: Pen, brand: Brand, title: string[], work: SharedWork, box: Box) {
  pen.textBaseline = 'alphabetic'
  pen.font = brand.fonts.title
  pen.fillStyle = brand.value('--color-anthracite')
  title.forEach((line, index) => {
    pen.fillText(line, box.x, box.y + 66 + index * TITLE_LINE)
  })
  const baseline = box.y + box.height - 38
  const draw = (text: string, x: number, width: number) => {
    const [line = ''] = wrap(text, (part) => pen.measureText(part).width <= width, 1)
    pen.fillText(line, x, baseline)
    return pen.measureText(line).width
  }
  pen.font = brand.fonts.company
  pen.fillStyle = brand.value('--color-brick')
  pen.textAlign = 'right'
  const taken = draw(work.company, box.x + box.width, box.width * 0.65)
  pen.font = brand.fonts.place
  pen.fillStyle = brand.value('--color-slate')
  pen.textAlign = 'left'
  draw(work.location, box.x, box.width - taken - 40)
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be stored'))),
      'image/jpeg',
      QUALITY,
    )
  })
}

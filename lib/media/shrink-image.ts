const MB = 1024 * 1024
/** The first that is small enough; in nearly every case the first size. */
const SIDES: readonly number[] = [2048, 1600, 1280, 800]
const QUALITIES = [0.8, 0.7, 0.6, 0.5]

/**
 * Makes a photo smaller in the browser, as JPEG of the same name.
 * @throws where the browser cannot read it
 */
export async function shrinkImage(file: File, limitMB: number, sides = SIDES): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const side of sides) {
      const canvas = drawWithin(picture, picture.width, picture.height, side)
      for (const quality of QUALITIES) {
        const blob = await toJpeg(canvas, quality)
        if (blob && blob.size <= limitMB * MB) return toFile(blob, nameOf(file), file.lastModified)
      }
    }
  } finally {
    picture.close()
  }
  throw new Error('No size of the photo is small enough')
}

/** The server refuses the name of a HEIC. */
function nameOf({ name }: File): string {
  return name.replace(/\.hei[cf]$/i, '.jpg')
}

/** A canvas no side of which is longer than `longest`. */
export function drawWithin(
  source: CanvasImageSource,
  width: number,
  height: number,
  longest: number,
): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // JPEG knows no transparency; black would show instead.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

export function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

export function toFile(blob: Blob, name: string, lastModified = Date.now()): File {
  return new File([blob], name, { type: 'image/jpeg', lastModified })
}

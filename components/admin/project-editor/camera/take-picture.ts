import type { Size } from '@/lib/media/pairing/homography'

/** How long a camera may take for a still. */
const STILL_MS = 4000
/** In pixels; phones refuse a larger canvas. */
const LONGEST = 4096
const QUALITY = 0.92

/** The middle of a picture, as much as fits this shape. */
export function cropTo({ width, height }: Size, aspect: number) {
  const isWider = width / height > aspect
  const crop = isWider ? { width: height * aspect, height } : { width, height: width / aspect }
  const scale = Math.min(1, LONGEST / Math.max(crop.width, crop.height))
  return {
    x: (width - crop.width) / 2,
    y: (height - crop.height) / 2,
    ...crop,
    drawn: { width: Math.round(crop.width * scale), height: Math.round(crop.height * scale) },
  }
}

/** A JPEG in this shape of what the camera shows. */
export async function takePicture(video: HTMLVideoElement, aspect: number): Promise<File> {
  const still = await stillOf(video)
  const source = still ?? video
  const size = still ?? { width: video.videoWidth, height: video.videoHeight }
  const { x, y, width, height, drawn } = cropTo(size, aspect)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, drawn)
  canvas.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, drawn.width, drawn.height)
  still?.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  )
  if (!blob) throw new Error('The camera gave no picture')
  return new File([blob], 'after-photo.jpg', { type: 'image/jpeg', lastModified: Date.now() })
}

/** Finer than a frame of the video; undefined where the browser or the camera cannot. */
async function stillOf(video: HTMLVideoElement): Promise<ImageBitmap | undefined> {
  const stream = video.srcObject
  const [track] = stream instanceof MediaStream ? stream.getVideoTracks() : []
  if (!track || !('ImageCapture' in window)) return undefined
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, STILL_MS, new Error('late')))
    const bitmap = await createImageBitmap(
      await Promise.race([new ImageCapture(track).takePhoto(), late]),
    )
    // Some cameras photograph more than they film: the before photo was held over the film.
    const filmed = video.videoWidth / video.videoHeight
    if (Math.abs(bitmap.width / bitmap.height / filmed - 1) < 0.02) return bitmap
    bitmap.close()
  } catch (error) {
    console.warn('No still from the camera, so a frame of its video', error)
  }
  return undefined
}

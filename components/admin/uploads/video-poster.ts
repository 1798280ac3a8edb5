import { drawWithin, toFile, toJpeg } from '@/lib/media/shrink-image'

/** Browsers fetch it with the page, for a phone's dense screen. */
const LONGEST = 828
const QUALITY = 0.8
const AT_SECONDS = 1
const PATIENCE_MS = 6_000

/** A still frame of a chosen video, about a second in; null where the browser cannot draw one in time. */
export async function drawPoster(file: File): Promise<File | null> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  try {
    await showFrame(video, address)
    const canvas = drawWithin(video, video.videoWidth, video.videoHeight, LONGEST)
    const blob = await toJpeg(canvas, QUALITY)
    return blob && toFile(blob, `${file.name.replace(/\.[^.]*$/, '')}.jpg`)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

function showFrame(video: HTMLVideoElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('No frame in time')), PATIENCE_MS)
    const done = (settle: () => void) => () => {
      clearTimeout(late)
      settle()
    }
    video.onerror = done(() => reject(new Error('Not playable here')))
    video.onseeked = done(resolve)
    // Phones decode a frame only once its data is there.
    video.onloadeddata = () => {
      video.currentTime = Math.min(video.duration / 2, AT_SECONDS)
    }
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.src = address
    video.load()
  })
}

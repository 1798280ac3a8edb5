import { inspectMp4 } from './mp4-boxes'
import { inspectOgg } from './ogg-pages'
import { BrokenVideo, inWindows, type Part, type ReadBytes, textOf } from './video-bytes'
import { inspectWebm } from './webm-elements'

type VideoType = 'video/mp4' | 'video/webm' | 'video/ogg'

export interface Inspected {
  type: VideoType
  /** Metadata that players do not need, such as location, author or camera. */
  hidden: Part[]
}

/** Brands that share the container: still pictures, and MOV. */
const OTHER_BRANDS = ['qt  ', 'heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'M4A ']

/**
 * Detects MP4, WebM or Ogg from the bytes alone; undefined for anything else. It walks the whole file,
 * so a truncated file, trailing data or a file without media is refused. The browser runs the same
 * check before it sends a file.
 * @param size of the file in bytes
 */
export async function inspectVideo(read: ReadBytes, size: number): Promise<Inspected | undefined> {
  try {
    return await inspect(inWindows(read, size), size)
  } catch (error) {
    if (error instanceof BrokenVideo) return undefined
    throw error
  }
}

async function inspect(read: ReadBytes, size: number): Promise<Inspected | undefined> {
  const header = textOf(await read(0, 12))
  if (header.startsWith('OggS')) {
    return { type: 'video/ogg', hidden: await inspectOgg(read, size) }
  }
  if (header.startsWith('\x1a\x45\xdf\xa3')) {
    return { type: 'video/webm', hidden: await inspectWebm(read, size) }
  }
  if (header.slice(4, 8) !== 'ftyp' || OTHER_BRANDS.includes(header.slice(8, 12))) return undefined
  return { type: 'video/mp4', hidden: await inspectMp4(read, size) }
}

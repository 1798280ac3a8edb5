import { inspectVideo } from '@/lib/media/video/inspect-video'
import type { Part } from '@/lib/media/video/video-bytes'

const ZEROS = new Uint8Array(1024 * 1024)

/**
 * The video without what it tells beyond what it shows, such as where it was filmed. It keeps its
 * size, and the same file always becomes the same bytes, so that a broken-off upload goes on. Only
 * a little of it is read; what is no video is left for the server to refuse.
 */
export async function stripVideo(file: File): Promise<File> {
  const read = async (start: number, length: number) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer())
  const found = await inspectVideo(read, file.size)
  if (!found?.hidden.length) return file
  const { name, type, lastModified } = file
  return new File(without(file, found.hidden), name, { type, lastModified })
}

function without(file: File, hidden: Part[]): BlobPart[] {
  const pieces: BlobPart[] = []
  let at = 0
  for (const part of [...hidden].sort((one, other) => one.at - other.at)) {
    // Parts of a broken index may overlap or lie outside: the server refuses what is left of them.
    if (part.at < at || part.at + part.length > file.size) continue
    pieces.push(file.slice(at, part.at), ...blank(part))
    at = part.at + part.length
  }
  return [...pieces, file.slice(at)]
}

function blank({ length, instead }: Part): BlobPart[] {
  const pieces: BlobPart[] = [instead.slice(0, length)]
  for (let left = length - instead.byteLength; left > 0; left -= ZEROS.byteLength) {
    pieces.push(ZEROS.subarray(0, left))
  }
  return pieces
}

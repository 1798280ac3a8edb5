/** Reads so many bytes of a stored file; fewer at its end. */
export type ReadBytes = (start: number, length: number) => Promise<Uint8Array>

export type VideoType = 'video/mp4' | 'video/webm' | 'video/ogg'

const HEADER_BYTES = 64
/** A camera writes a handful; a browser's recorder one pair a second, each of them a request. */
const MOST_BOXES = 200
/** Still pictures share the container; MOV has a brand of its own. */
const OTHER_BRANDS = ['qt  ', 'heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'M4A ']

/**
 * What a stored file is by its own bytes, whatever name or type was announced: MP4, WebM, Ogg, or
 * undefined. An MP4 is walked from box to box, so that one that was cut off, or that has nothing to
 * play in it, is none.
 * @param size of the file in bytes
 */
export async function inspectVideo(read: ReadBytes, size: number): Promise<VideoType | undefined> {
  const header = await read(0, HEADER_BYTES)
  const text = Buffer.from(header).toString('latin1')
  if (text.startsWith('OggS\0')) return 'video/ogg'
  if (text.startsWith('\x1a\x45\xdf\xa3')) return text.includes('webm') ? 'video/webm' : undefined
  if (text.slice(4, 8) !== 'ftyp' || OTHER_BRANDS.includes(text.slice(8, 12))) return undefined
  return (await isWholeMp4(read, size)) ? 'video/mp4' : undefined
}

async function isWholeMp4(read: ReadBytes, size: number): Promise<boolean> {
  const found = new Set<string>()
  let at = 0
  let boxes = 0
  for (; at < size && boxes < MOST_BOXES; boxes++) {
    const head = await read(at, 16)
    if (head.byteLength < 8) return false
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
    const type = Buffer.from(head.subarray(4, 8)).toString('latin1')
    let length = view.getUint32(0)
    // 1: a 64-bit length follows; 0: the box goes on to the end of the file.
    if (length === 1 && head.byteLength >= 16) length = Number(view.getBigUint64(8))
    else if (length === 0) length = size - at
    if (length < 8) return false
    found.add(type)
    at += length
  }
  const isPlayable = found.has('moov') && (found.has('mdat') || found.has('moof'))
  return isPlayable && (at === size || boxes === MOST_BOXES)
}

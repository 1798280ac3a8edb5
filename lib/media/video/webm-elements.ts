import { BrokenVideo, isBlank, type Part, type ReadBytes, textOf, viewOf } from './video-bytes'

const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const CLUSTER = 0x1f43b675
const VOID = 0xec
/** Those above, then CRC-32, SeekHead, Info and Cues. */
const PLAYS = [TRACKS, CLUSTER, VOID, 0xbf, 0x114d9b74, 0x1549a966, 0x1c53bb6b]
/** Tags, attachments and chapters. */
const HIDDEN = [0x1254c367, 0x1941a469, 0x1043a770]
/** Timestamp, SilentTracks, Position, PrevSize, SimpleBlock, BlockGroup, EncryptedBlock. */
const IN_CLUSTER = [0xe7, 0x5854, 0xa7, 0xab, 0xa3, 0xa0, 0xaf]
const MOST_HEADER_BYTES = 4096
/** Over an hour of a recording's blocks; bounds time and memory for a file of nothing but headers. */
const MOST_ELEMENTS = 500_000

interface Element {
  id: number
  start: number
  content: number
  /** Undefined where the recorder did not know it. */
  end: number | undefined
}

/**
 * Walks a WebM element by element to its end. Browser recordings leave out the lengths of the segment
 * and its clusters.
 * @returns the parts that players do not need, except those already zero
 * @throws BrokenVideo for other Matroska files, truncated files and trailing data
 */
export async function inspectWebm(read: ReadBytes, size: number): Promise<Part[]> {
  const segment = await elementAt(await headerEnd(read, size), size, read)
  if (segment.id !== SEGMENT || (segment.end ?? size) !== size) throw new BrokenVideo('No segment')
  const hidden: Part[] = []
  const found = new Set<number>()
  let isInCluster = false
  let elements = 0
  for (let at = segment.content; at < size; ) {
    elements += 1
    if (elements > MOST_ELEMENTS) throw new BrokenVideo('Too many elements')
    const { id, start, content, end } = await elementAt(at, size, read)
    const isTop = PLAYS.includes(id) || HIDDEN.includes(id)
    if (!isTop && !(isInCluster && IN_CLUSTER.includes(id)))
      throw new BrokenVideo('An element out of place')
    if (end === undefined && id !== CLUSTER) throw new BrokenVideo('An element of no length')
    const isUnseen = HIDDEN.includes(id) || id === VOID
    if (isUnseen && end && !(await isBlank(read, content, end))) hidden.push(voided(start, end))
    found.add(id)
    if (id === CLUSTER) isInCluster = end === undefined
    at = end ?? content
  }
  if (!found.has(TRACKS) || !found.has(CLUSTER)) throw new BrokenVideo('Nothing to play')
  return hidden
}

/** End of the WebM header, in bytes. */
async function headerEnd(read: ReadBytes, size: number): Promise<number> {
  const { id, content, end = size } = await elementAt(0, size, read)
  if (id !== EBML || end > MOST_HEADER_BYTES) throw new BrokenVideo('No header')
  let docType: string | undefined
  for (let at = content; at < end; ) {
    const field = await elementAt(at, end, read)
    if (field.end === undefined) throw new BrokenVideo('A field of no length')
    if (field.id === DOC_TYPE) {
      docType = textOf(await read(field.content, field.end - field.content)).replace(/\0+$/, '')
    }
    at = field.end
  }
  if (docType !== 'webm') throw new BrokenVideo('Another Matroska')
  return end
}

async function elementAt(at: number, end: number, read: ReadBytes): Promise<Element> {
  const head = await read(at, Math.min(12, end - at))
  const idLength = lengthOf(head[0])
  const sizeLength = lengthOf(head[idLength])
  const isWhole = idLength <= 4 && sizeLength <= 8 && idLength + sizeLength <= head.byteLength
  if (!isWhole) throw new BrokenVideo('No element')
  const id = head.subarray(0, idLength).reduce((sum, byte) => sum * 256 + byte, 0)
  const [first = 0, ...rest] = head.subarray(idLength, idLength + sizeLength)
  const most = 2 ** (8 - sizeLength) - 1
  const known = rest.reduce((sum, byte) => sum * 256 + byte, first & most)
  const isUnknown = (first & most) === most && rest.every((byte) => byte === 0xff)
  const content = at + idLength + sizeLength
  if (!isUnknown && content + known > end) throw new BrokenVideo('Half an element')
  return { id, start: at, content, end: isUnknown ? undefined : content + known }
}

/** Length in bytes of a variable-size number, from its leading zero bits; 9 where invalid. */
function lengthOf(first = 0): number {
  return Math.clz32(first) - 23
}

/** A Void element of the same length; a long one stores its length in eight bytes. */
function voided(start: number, end: number): Part {
  const length = end - start
  if (length < 9) return { at: start, length, instead: Uint8Array.of(VOID, 0x80 + length - 2) }
  const instead = Uint8Array.of(VOID, 1, 0, 0, 0, 0, 0, 0, 0)
  viewOf(instead).setUint32(5, length - 9)
  return { at: start, length, instead }
}

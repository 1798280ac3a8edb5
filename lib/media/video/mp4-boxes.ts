import { samplesOf } from './mp4-samples'
import { BrokenVideo, isBlank, type Part, type ReadBytes, textOf, viewOf } from './video-bytes'

/** Boxes needed for playback, by parent. Any other box may name a place, a person or a device. */
const PLAYS = new Map(
  Object.entries({
    file: 'ftyp styp moov moof mdat mfra sidx ssix',
    moov: 'mvhd iods trak mvex',
    trak: 'tkhd tref edts mdia',
    mdia: 'mdhd hdlr minf elng',
    minf: 'vmhd smhd hdlr dinf stbl',
    stbl: 'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh padb stdp sdtp sbgp sgpd subs saiz saio stps',
    moof: 'mfhd traf',
    traf: 'tfhd tfdt trun sdtp sbgp sgpd subs saiz saio senc',
  }).map(([type, inside]) => [type, inside.split(' ')]),
)
/** Tables that locate a track's samples. */
const TABLES = ['stsc', 'stsz', 'stco', 'co64']
/** Limit for the tables of all removed tracks together. */
const MOST_TABLE_BYTES = 4 * 1024 * 1024
const MOST_BOXES = 100_000

interface Box {
  type: string
  head: Uint8Array
  start: number
  content: number
  end: number
}

interface Walk {
  read: ReadBytes
  boxes: number
  /** Types of the media boxes seen so far. */
  found: Set<string>
  hidden: Part[]
  /** Handler type of the current track: video, sound or other. */
  handler: string | undefined
  handlers: Set<string>
  tables: Map<string, Uint8Array>
  tableBytes: number
  /** Location, subtitle and chapter tracks, each with its samples. */
  tracks: Part[][]
}

/**
 * Walks an MP4 box by box to its end.
 * @returns the parts that players do not need, except those already zero
 * @throws BrokenVideo for a truncated file, trailing data or no media
 */
export async function inspectMp4(read: ReadBytes, size: number): Promise<Part[]> {
  const walk: Walk = {
    read,
    boxes: 0,
    found: new Set(),
    hidden: [],
    handler: undefined,
    handlers: new Set(),
    tables: new Map(),
    tableBytes: 0,
    tracks: [],
  }
  await walkThrough('file', 0, size, walk)
  const { found, handlers, hidden, tracks } = walk
  const isPlayable = found.has('moov') && (found.has('mdat') || found.has('moof'))
  if (!isPlayable || !handlers.has('vide')) throw new BrokenVideo('Nothing to play')
  // In a fragmented film samples lie between the fragments: the track stays, so the film is refused.
  const isInReach = !found.has('moof')
  return [...hidden, ...tracks.flat().map((part) => (isInReach ? part : { ...part, length: 0 }))]
}

async function walkThrough(place: string, from: number, end: number, walk: Walk): Promise<void> {
  for (let at = from; at < end; ) {
    const isRest = place !== 'file' && end - at < 8
    if (isRest && (await isBlank(walk.read, at, end))) return
    const box = await boxAt(at, end, walk)
    await visit(box, place, walk)
    at = box.end
  }
}

async function boxAt(at: number, end: number, walk: Walk): Promise<Box> {
  walk.boxes += 1
  if (end - at < 8 || walk.boxes > MOST_BOXES) throw new BrokenVideo('No box')
  const head = await walk.read(at, Math.min(16, end - at))
  const view = viewOf(head)
  const short = view.getUint32(0)
  // 1: a 64-bit length follows. 0: the box extends to the end of the file.
  const isLong = short === 1
  if (isLong && head.byteLength < 16) throw new BrokenVideo('Half a box')
  const length = isLong ? Number(view.getBigUint64(8)) : short || end - at
  const headLength = isLong ? 16 : 8
  if (length < headLength || at + length > end) throw new BrokenVideo('A box of no length')
  return {
    type: textOf(head.subarray(4, 8)),
    head: head.subarray(0, headLength),
    start: at,
    content: at + headLength,
    end: at + length,
  }
}

async function visit(box: Box, place: string, walk: Walk): Promise<void> {
  const { type, content, end } = box
  if (!PLAYS.get(place)?.includes(type)) {
    if (!(await isBlank(walk.read, content, end))) walk.hidden.push(freed(box))
    return
  }
  walk.found.add(type)
  if (place === 'mdia' && type === 'hdlr') await readHandler(box, walk)
  if (TABLES.includes(type) && !isShown(walk.handler)) await readTable(box, walk)
  if (type === 'trak') await visitTrack(box, walk)
  else if (PLAYS.has(type)) await walkThrough(type, content, end, walk)
}

async function visitTrack(box: Box, walk: Walk): Promise<void> {
  const before = walk.hidden.length
  walk.handler = undefined
  walk.tables.clear()
  await walkThrough('trak', box.content, box.end, walk)
  if (isShown(walk.handler)) return
  walk.hidden.length = before
  walk.tracks.push([freed(box), ...samplesOf(walk.tables)])
}

async function readHandler({ content }: Box, walk: Walk): Promise<void> {
  walk.handler = textOf(await walk.read(content + 8, 4))
  walk.handlers.add(walk.handler)
}

/** Reads a sample table, only for a track that is removed. */
async function readTable({ type, content, end }: Box, walk: Walk): Promise<void> {
  walk.tableBytes += end - content
  if (walk.tableBytes > MOST_TABLE_BYTES) throw new BrokenVideo('Too long a table')
  walk.tables.set(type, await walk.read(content, end - content))
}

function isShown(handler: string | undefined): boolean {
  return handler === 'vide' || handler === 'soun'
}

/** A `free` box of the same length: nothing after it moves and players skip it. */
function freed({ start, end, head }: Box): Part {
  const instead = new Uint8Array(head)
  instead.set(new TextEncoder().encode('free'), 4)
  return { at: start, length: end - start, instead }
}

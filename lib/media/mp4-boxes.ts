import { samplesOf } from './mp4-samples'
import { BrokenVideo, isBlank, type Part, type ReadBytes, textOf, viewOf } from './video-bytes'

/** What plays, by what it lies in. Any other box tells of the place, the person or the telephone. */
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
/** Where the samples of a track lie. */
const TABLES = ['stsc', 'stsz', 'stco', 'co64']
/** Of all the tracks that are taken out. */
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
  /** Types of the boxes that play. */
  found: Set<string>
  hidden: Part[]
  /** Of the track that is walked through, a film's pictures, its sound, or something else. */
  handler: string | undefined
  handlers: Set<string>
  tables: Map<string, Uint8Array>
  tableBytes: number
  /** Tracks of positions, subtitles or chapters, each with its samples. */
  tracks: Part[][]
}

/**
 * Walks an MP4 from box to box, to its very end.
 * @returns the parts of it that nobody needs to play it, but for those that hold zeros
 * @throws BrokenVideo for one that was cut off, has something behind its end, or nothing to play
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
  // The samples of a fragmented film lie in between: the track stays, and so does the reason to refuse it.
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
  // 1: a 64-bit length follows; 0: the box goes on to the end.
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

/** Kept only for a track that is taken out; what it is was said before. */
async function readTable({ type, content, end }: Box, walk: Walk): Promise<void> {
  walk.tableBytes += end - content
  if (walk.tableBytes > MOST_TABLE_BYTES) throw new BrokenVideo('Too long a table')
  walk.tables.set(type, await walk.read(content, end - content))
}

function isShown(handler: string | undefined): boolean {
  return handler === 'vide' || handler === 'soun'
}

/** An empty box of the same length: nothing behind it moves, and every player passes over it. */
function freed({ start, end, head }: Box): Part {
  const instead = new Uint8Array(head)
  instead.set(new TextEncoder().encode('free'), 4)
  return { at: start, length: end - start, instead }
}

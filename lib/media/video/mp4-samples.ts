import { BrokenVideo, type Part, viewOf } from './video-bytes'

const MOST_SAMPLES = 1_000_000
const NOTHING = new Uint8Array()

/** The chunks of a track as parts of the file, from its sample tables. */
export function samplesOf(tables: Map<string, Uint8Array>): Part[] {
  try {
    return chunksOf(tables)
  } catch (error) {
    // The table is shorter than its entry count says.
    throw error instanceof RangeError ? new BrokenVideo('Half an index') : error
  }
}

function chunksOf(tables: Map<string, Uint8Array>): Part[] {
  const offsets = offsetsOf(tables)
  const lengthOf = sampleLengths(tables)
  const perChunk = samplesPerChunk(tables)
  let sample = 0
  return offsets.map((at, chunk) => {
    const from = sample
    sample += perChunk(chunk + 1)
    if (sample > MOST_SAMPLES) throw new BrokenVideo('Too long an index')
    return { at, length: lengthOf(from, sample), instead: NOTHING }
  })
}

function offsetsOf(tables: Map<string, Uint8Array>): number[] {
  const isLong = tables.has('co64')
  const view = tableOf(tables, isLong ? 'co64' : 'stco')
  const length = view.getUint32(4)
  if (length > MOST_SAMPLES) throw new BrokenVideo('Too long an index')
  return Array.from({ length }, (_, n) =>
    isLong ? Number(view.getBigUint64(8 + n * 8)) : view.getUint32(8 + n * 4),
  )
}

function sampleLengths(tables: Map<string, Uint8Array>): (from: number, end: number) => number {
  const view = tableOf(tables, 'stsz')
  const same = view.getUint32(4)
  return (from, end) => {
    if (same) return same * (end - from)
    let length = 0
    for (let sample = from; sample < end; sample++) length += view.getUint32(12 + sample * 4)
    return length
  }
}

/** The table lists the first chunk of each run. Ask for chunks in ascending order from 1. */
function samplesPerChunk(tables: Map<string, Uint8Array>): (chunk: number) => number {
  const view = tableOf(tables, 'stsc')
  const runs = view.getUint32(4)
  let run = 0
  return (chunk) => {
    while (run + 1 < runs && view.getUint32(8 + (run + 1) * 12) <= chunk) run += 1
    return view.getUint32(8 + run * 12 + 4)
  }
}

function tableOf(tables: Map<string, Uint8Array>, type: string): DataView {
  const table = tables.get(type)
  if (!table) throw new BrokenVideo('No index')
  return viewOf(table)
}

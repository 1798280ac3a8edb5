import { BrokenVideo, type Part, viewOf } from './video-bytes'

const MOST_SAMPLES = 1_000_000

/** Where the samples of a track lie in its file, chunk by chunk, by the tables of its index. */
export function samplesOf(tables: Map<string, Uint8Array>): Part[] {
  try {
    return chunksOf(tables)
  } catch (error) {
    // A table ends before its last entry.
    throw error instanceof RangeError ? new BrokenVideo('Half an index') : error
  }
}

function chunksOf(tables: Map<string, Uint8Array>): Part[] {
  const offsets = offsetsOf(tables)
  const sizeOf = sampleSizes(tables)
  const perChunk = samplesPerChunk(tables)
  let sample = 0
  return offsets.map((at, chunk) => {
    let length = 0
    for (const last = sample + perChunk(chunk + 1); sample < last; sample++)
      length += sizeOf(sample)
    if (sample > MOST_SAMPLES) throw new BrokenVideo('Too long an index')
    return { at, length, instead: new Uint8Array() }
  })
}

function offsetsOf(tables: Map<string, Uint8Array>): number[] {
  const isLong = tables.has('co64')
  const view = tableOf(tables, isLong ? 'co64' : 'stco')
  return Array.from({ length: countOf(view, 4) }, (_, n) =>
    isLong ? Number(view.getBigUint64(8 + n * 8)) : view.getUint32(8 + n * 4),
  )
}

function sampleSizes(tables: Map<string, Uint8Array>): (sample: number) => number {
  const view = tableOf(tables, 'stsz')
  const same = view.getUint32(4)
  return same ? () => same : (sample) => view.getUint32(12 + sample * 4)
}

/** The table names the first chunk of each run; chunks are asked for in their order, from 1. */
function samplesPerChunk(tables: Map<string, Uint8Array>): (chunk: number) => number {
  const view = tableOf(tables, 'stsc')
  const runs = countOf(view, 4)
  let run = 0
  return (chunk) => {
    while (run + 1 < runs && view.getUint32(8 + (run + 1) * 12) <= chunk) run += 1
    const samples = view.getUint32(8 + run * 12 + 4)
    if (samples > MOST_SAMPLES) throw new BrokenVideo('Too long an index')
    return samples
  }
}

function tableOf(tables: Map<string, Uint8Array>, type: string): DataView {
  const table = tables.get(type)
  if (!table) throw new BrokenVideo('No index')
  return viewOf(table)
}

function countOf(view: DataView, at: number): number {
  const count = view.getUint32(at)
  if (count > MOST_SAMPLES) throw new BrokenVideo('Too long an index')
  return count
}

/** Reads `length` bytes of a file; fewer at its end. */
export type ReadBytes = (start: number, length: number) => Promise<Uint8Array>

/** Bytes that players do not need: what to write over their start; the rest becomes zeros. */
export interface Part {
  at: number
  length: number
  instead: Uint8Array
}

/** The file is not the announced format, or truncated. */
export class BrokenVideo extends Error {
  override name = 'BrokenVideo'
}

const WINDOW_BYTES = 64 * 1024
/** The window doubles after this many reads: a hundred requests cover any 100 MB. */
const READS_PER_SIZE = 16
const PIECE_BYTES = 16 * 1024

/** Merges many small sequential reads into few requests. */
export function inWindows(read: ReadBytes, size: number): ReadBytes {
  let from = 0
  let held = new Uint8Array()
  let reads = 0
  return async (start, length) => {
    const end = Math.min(start + length, size)
    if (start >= end) return new Uint8Array()
    if (start < from || end > from + held.byteLength) {
      const window = WINDOW_BYTES * 2 ** Math.floor(reads / READS_PER_SIZE)
      held = new Uint8Array(await read(start, Math.min(Math.max(length, window), size - start)))
      from = start
      reads += 1
    }
    return held.subarray(start - from, end - from)
  }
}

export async function isBlank(read: ReadBytes, start: number, end: number): Promise<boolean> {
  for (let at = start; at < end; at += PIECE_BYTES) {
    const piece = await read(at, Math.min(PIECE_BYTES, end - at))
    if (piece.some((byte) => byte !== 0)) return false
  }
  return true
}

export function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

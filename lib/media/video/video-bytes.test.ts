/** @jest-environment node */
import { inWindows, isBlank } from './video-bytes'

const KB = 1024

/** A file that records its reads. */
function fileOf(size: number) {
  const bytes = Uint8Array.from({ length: size }, (_, n) => n % 251)
  const asked: [start: number, length: number][] = []
  const read = async (start: number, length: number) => {
    asked.push([start, length])
    return bytes.subarray(start, start + length)
  }
  return { bytes, asked, read }
}

test('many small reads within a window are one request', async () => {
  const { bytes, asked, read } = fileOf(300 * KB)
  const look = inWindows(read, bytes.length)
  for (let at = 0; at < 64 * KB; at += KB) {
    expect(await look(at, KB)).toEqual(bytes.subarray(at, at + KB))
  }
  expect(asked).toEqual([[0, 64 * KB]])
  expect(await look(64 * KB - 1, 2)).toEqual(bytes.subarray(64 * KB - 1, 64 * KB + 1))
  expect(asked).toHaveLength(2)
})

test('reading backwards returns the right bytes', async () => {
  const { bytes, read } = fileOf(300 * KB)
  const look = inWindows(read, bytes.length)
  await look(200 * KB, 9)
  expect(await look(5, 9)).toEqual(bytes.subarray(5, 14))
})

test('a read longer than the window is one request', async () => {
  const { bytes, asked, read } = fileOf(300 * KB)
  expect(await inWindows(read, bytes.length)(7, 100 * KB)).toHaveLength(100 * KB)
  expect(asked).toEqual([[7, 100 * KB]])
})

test('requests never go beyond the end', async () => {
  const { bytes, asked, read } = fileOf(100)
  const look = inWindows(read, bytes.length)
  expect(await look(100, 8)).toHaveLength(0)
  expect(await look(200, 8)).toHaveLength(0)
  expect(await look(50, 0)).toHaveLength(0)
  expect(asked).toEqual([])
  expect(await look(90, 50)).toEqual(bytes.subarray(90))
  expect(asked).toEqual([[90, 10]])
})

test('the window doubles after every sixteen requests', async () => {
  const asked: number[] = []
  const read = async (_start: number, length: number) => {
    asked.push(length / KB)
    return new Uint8Array(length)
  }
  const look = inWindows(read, 2 ** 40)
  for (let at = 0; at < 33; at++) await look(at * 2 ** 30, 1)
  expect([asked[0], asked[15], asked[16], asked[31], asked[32]]).toEqual([64, 64, 128, 128, 256])
})

test('a blank check reads piece by piece up to the first non-zero byte', async () => {
  const asked: number[] = []
  const read = async (start: number, length: number) => {
    asked.push(length)
    return new Uint8Array(length).fill(start < 32 * KB ? 0 : 1)
  }
  expect(await isBlank(read, 0, 20 * KB)).toBe(true)
  expect(asked).toEqual([16 * KB, 4 * KB])
  asked.length = 0
  expect(await isBlank(read, 0, 32 * KB)).toBe(true)
  expect(await isBlank(read, 0, 90 * KB)).toBe(false)
  expect(asked).toEqual(Array(5).fill(16 * KB))
})

/** When a photo was taken, as the clock on the wall showed it. */
export interface TakenAt {
  /** yyyy-MM-dd */
  day: string
  /** HH:mm:ss */
  time: string
  /** A file's own date may be the day it was copied. */
  isFromCamera: boolean
}

/** Cameras write it before the picture. */
const HEAD_BYTES = 256 * 1024
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0] as const
const LITTLE_ENDIAN = 0x4949
const SUB_DIRECTORY = 0x8769
const DATE_TIME_ORIGINAL = 0x9003
/** yyyy:MM:dd HH:mm:ss */
const DATE_LENGTH = 19

export async function takenAt(photo: File): Promise<TakenAt> {
  const head = new Uint8Array(await photo.slice(0, HEAD_BYTES).arrayBuffer())
  const fromCamera = cameraDate(head)
  const [day, time] = fromCamera ?? fileDate(photo)
  return { day, time, isFromCamera: fromCamera !== undefined }
}

function cameraDate(head: Uint8Array<ArrayBuffer>): [string, string] | undefined {
  // The first is a name in the index of a HEIC.
  for (let at = head.indexOf(EXIF[0]); at >= 0; at = head.indexOf(EXIF[0], at + 1)) {
    const isExif = EXIF.every((byte, index) => head[at + index] === byte)
    const date = isExif && dateAt(head.buffer, head.byteOffset + at + EXIF.length)
    if (date) return date
  }
  return undefined
}

function dateAt(buffer: ArrayBuffer, start: number): [string, string] | undefined {
  try {
    return dateIn(new DataView(buffer, start))
  } catch {
    // Cut short, or an address that leads outside.
    return undefined
  }
}

function dateIn(exif: DataView): [string, string] | undefined {
  const isLittle = exif.getUint16(0) === LITTLE_ENDIAN
  /** Where the value of a tag lies, or its address if it is long. */
  const find = (directory: number, tag: number): number | undefined => {
    const count = exif.getUint16(directory, isLittle)
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + 12 * index
      if (exif.getUint16(entry, isLittle) === tag) return exif.getUint32(entry + 8, isLittle)
    }
    return undefined
  }
  const directory = find(exif.getUint32(4, isLittle), SUB_DIRECTORY)
  const address = directory && find(directory, DATE_TIME_ORIGINAL)
  if (!address) return undefined
  const text = Array.from({ length: DATE_LENGTH }, (_, index) =>
    String.fromCharCode(exif.getUint8(address + index)),
  ).join('')
  const [, year, month, date, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  // A camera whose clock was never set writes zeros.
  return time && isDay(day) ? [day, time] : undefined
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function fileDate({ lastModified }: File): [string, string] {
  const date = new Date(lastModified)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())]
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()]
  return [day.join('-'), time.map(two).join(':')]
}

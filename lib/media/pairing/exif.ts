/** What a camera wrote about a photo. */
export interface Exif {
  /** yyyy-MM-dd and HH:mm:ss, as the clock on the wall showed it. */
  date?: [day: string, time: string]
  position?: Position
}

/** In degrees: north and east are positive. */
export interface Position {
  latitude: number
  longitude: number
}

/** Cameras write it before the picture. */
const HEAD_BYTES = 256 * 1024
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0] as const
const LITTLE_ENDIAN = 0x4949
const SUB_DIRECTORY = 0x8769
const GPS_DIRECTORY = 0x8825
const DATE_TIME_ORIGINAL = 0x9003
const [LATITUDE, LONGITUDE] = [2, 4]
/** yyyy:MM:dd HH:mm:ss */
const DATE_LENGTH = 19

export async function readExif(photo: Blob): Promise<Exif> {
  const head = await headOf(photo)
  for (const block of blocksIn(head)) {
    const found = { date: whole(() => dateIn(block)), position: whole(() => positionIn(block)) }
    if (found.date || found.position) return found
  }
  return {}
}

/** The same photo, of the same size, that doesn't say where it was taken. */
export async function withoutPosition(photo: File): Promise<File> {
  const head = await headOf(photo)
  const erased = blocksIn(head).filter((block) => whole(() => erasePosition(block, head)))
  if (erased.length === 0) return photo
  const { name, type, lastModified } = photo
  return new File([head, photo.slice(head.length)], name, { type, lastModified })
}

async function headOf(photo: Blob) {
  return new Uint8Array(await photo.slice(0, HEAD_BYTES).arrayBuffer())
}

function blocksIn(head: Uint8Array<ArrayBuffer>): Block[] {
  const found: Block[] = []
  // The first is a name in the index of a HEIC.
  for (let at = head.indexOf(EXIF[0]); at >= 0; at = head.indexOf(EXIF[0], at + 1)) {
    const isExif = EXIF.every((byte, index) => head[at + index] === byte)
    if (isExif) found.push(new Block(head.buffer, at + EXIF.length))
  }
  return found
}

/** Undefined where the file is cut short, or an address leads outside. */
function whole<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

class Block {
  /** In the head of the file. */
  readonly start: number
  readonly view: DataView
  readonly isLittle: boolean

  constructor(buffer: ArrayBuffer, start: number) {
    this.start = start
    this.view = new DataView(buffer, start)
    this.isLittle = this.view.byteLength > 1 && this.view.getUint16(0) === LITTLE_ENDIAN
  }

  long(at: number): number {
    return this.view.getUint32(at, this.isLittle)
  }

  short(at: number): number {
    return this.view.getUint16(at, this.isLittle)
  }

  text(at: number, length: number): string {
    const codes = Array.from({ length }, (_, index) => this.view.getUint8(at + index))
    return String.fromCharCode(...codes)
  }

  /** Where the value of a tag lies, or its address if it is long. */
  find(directory: number, tag: number): number | undefined {
    const count = this.short(directory)
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + 12 * index
      if (this.short(entry) === tag) return entry + 8
    }
    return undefined
  }

  addressOf(directory: number, tag: number): number | undefined {
    const at = this.find(directory, tag)
    return at && this.long(at)
  }
}

function dateIn(block: Block): Exif['date'] {
  const directory = block.addressOf(block.long(4), SUB_DIRECTORY)
  const address = directory && block.addressOf(directory, DATE_TIME_ORIGINAL)
  if (!address) return undefined
  const text = block.text(address, DATE_LENGTH)
  const [, year, month, date, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  // A camera whose clock was never set writes zeros.
  return time && isDay(day) ? [day, time] : undefined
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function positionIn(block: Block): Position | undefined {
  const directory = block.addressOf(block.long(4), GPS_DIRECTORY)
  if (!directory) return undefined
  const latitude = degreesIn(block, directory, LATITUDE, 'NS')
  const longitude = degreesIn(block, directory, LONGITUDE, 'EW')
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** Degrees, minutes and seconds, each a fraction; the tag before names the hemisphere. */
function degreesIn(block: Block, directory: number, tag: number, hemispheres: string) {
  const named = block.find(directory, tag - 1)
  const address = block.addressOf(directory, tag)
  const sign = named && [1, -1][hemispheres.indexOf(block.text(named, 1))]
  if (!address || !sign) return undefined
  const parts = [0, 1, 2].map((part) => {
    return block.long(address + 8 * part) / block.long(address + 8 * part + 4)
  })
  const [degrees = 0, minutes = 0, seconds = 0] = parts
  const sum = degrees + minutes / 60 + seconds / 3600
  // A fraction of nothing is no number.
  return sum <= 180 ? sign * sum : undefined
}

/** Bytes of a value by its type's number. */
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8] as const

/** @returns whether there was one */
function erasePosition(block: Block, head: Uint8Array): boolean {
  const directory = block.addressOf(block.long(4), GPS_DIRECTORY)
  if (!directory) return false
  const count = block.short(directory)
  const erase = (from: number, bytes: number) =>
    head.fill(0, block.start + from, block.start + from + bytes)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + 12 * index
    const bytes = block.long(entry + 4) * (VALUE_BYTES[block.short(entry + 2)] ?? 0)
    if (bytes > 4) erase(block.long(entry + 8), bytes)
    erase(entry, 12)
  }
  erase(directory, 2)
  return true
}

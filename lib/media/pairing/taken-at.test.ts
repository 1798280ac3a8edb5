import sharp from 'sharp'
import { readExif } from './exif'
import { takenAt as takenAtOf } from './taken-at'

const LATER = new Date(2026, 10, 5, 9, 4, 3).getTime()

const takenAt = async (file: File) => takenAtOf(await readExif(file), file)

function fileOf(bytes: Uint8Array<ArrayBuffer>): File {
  return new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg', lastModified: LATER })
}

async function photo(taken?: string): Promise<File> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  const dated = taken ? plain.withExif({ IFD2: { DateTimeOriginal: taken } }) : plain
  return fileOf(new Uint8Array(await dated.jpeg().toBuffer()))
}

const fromFile = { day: '2026-11-05', time: '09:04:03', isFromCamera: false }

it("takes the camera's date, in the camera's own time", async () => {
  const taken = { day: '2026-03-29', time: '01:30:59', isFromCamera: true }
  expect(await takenAt(await photo('2026:03:29 01:30:59'))).toEqual(taken)
})

it.each([undefined, '0000:00:00 00:00:00', '2026:02:31 10:00:00', 'yesterday, about noon'])(
  'falls back to the date of the file where the camera wrote %s',
  async (taken) => expect(await takenAt(await photo(taken))).toEqual(fromFile),
)

it('reads both byte orders', async () => {
  const bytes = new Uint8Array(46 + 20)
  const view = new DataView(bytes.buffer)
  bytes.set([0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42])
  const exif = 6
  view.setUint32(exif + 4, 8)
  view.setUint16(exif + 8, 1)
  view.setUint16(exif + 10, 0x8769)
  view.setUint32(exif + 18, 22)
  view.setUint16(exif + 22, 1)
  view.setUint16(exif + 24, 0x9003)
  view.setUint32(exif + 32, 40)
  bytes.set(new TextEncoder().encode('2025:12:31 23:59:58'), exif + 40)
  const taken = { day: '2025-12-31', time: '23:59:58', isFromCamera: true }
  expect(await takenAt(fileOf(bytes))).toEqual(taken)
})

it('finds the date of a HEIC behind the index that names it', async () => {
  const jpeg = new Uint8Array(await (await photo('2026:03:29 01:30:59')).arrayBuffer())
  const index = new TextEncoder().encode('ftypheic infe\0\0Exif\0\0\0\0\x15infe')
  const heic = new File([index, jpeg], 'IMG_1.HEIC', { lastModified: LATER })
  expect(await takenAt(heic)).toMatchObject({ day: '2026-03-29', isFromCamera: true })
})

it('survives a photo cut short anywhere', async () => {
  const whole = new Uint8Array(await (await photo('2026:03:29 01:30:59')).arrayBuffer())
  for (let length = 0; length < whole.length; length++) {
    const { day } = await takenAt(fileOf(whole.slice(0, length)))
    expect(['2026-03-29', fromFile.day]).toContain(day)
  }
})

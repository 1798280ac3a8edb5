import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { adminClient } from '../launcher/admin-client.ts'
import { projectDir } from '../launcher/settings.ts'
import type { Bench, Figure, Line, Row } from './bench.ts'
import { atMost, median, milliseconds } from './figures.ts'
import type { BenchSite } from './site.ts'

const MB = 1024 * 1024
const TAKEN_MS = 2000
const MEMORY = 150 * MB

/** In MB. Above 3 MB a photo is compressed; below it, re-encoded at full size. */
const sizes = [4.5, 2.5]

/** Cost of one photo, in milliseconds and bytes. */
interface Taken {
  url: string
  wall: number
  /** Total time of all threads: the time on one core. */
  core: number
  idle: number
  peak: number
}

/** Processes 12 MP phone photos on the running server, from staging to the public bucket. */
export const photo: Row = {
  title: 'One photo of 12 MP: stored, upright, stripped, compressed',
  async measure(bench) {
    const site = await bench.site()
    const lines: Line[] = []
    for (const size of sizes) {
      const file = await cameraPhoto(size * MB)
      const taken: Taken[] = []
      for (let run = 0; run < bench.runs; run++) {
        bench.life.signal.throwIfAborted()
        taken.push(await takeIn(site, file))
      }
      const name = `${(file.byteLength / MB).toFixed(1)} MB`
      lines.push({ name, figures: judge(taken), notes: await faults(taken, bench) })
    }
    return lines
  },
}

function judge(taken: Taken[]): Record<string, Figure> {
  const idle = taken[0]?.idle ?? Number.NaN
  return {
    time: atMost(median(taken.map(({ wall }) => wall)), TAKEN_MS, milliseconds),
    'on one core': atMost(median(taken.map(({ core }) => core)), TAKEN_MS, milliseconds),
    memory: atMost(Math.max(...taken.map(({ peak }) => peak)) - idle, MEMORY, megabytes),
  }
}

const megabytes = (bytes: number) => `+${Math.round(bytes / MB)} MB`

async function takeIn({ address, backend }: BenchSite, file: Buffer): Promise<Taken> {
  const [owner] = await backend.sql<{ id: string }>('select user_id as id from private.owners')
  if (!owner) throw new Error('There is no owner to take in photos of.')
  const [id, project] = [randomUUID(), randomUUID()]
  const staged_path = `${owner.id}/${project}/${id}.jpg`
  const client = adminClient(backend)
  const row = { id, user_id: owner.id, project_id: project, kind: 'image', staged_path }
  const { error } = await client.from('uploads').insert(row)
  const options = { contentType: 'image/jpeg' }
  const stored = await client.storage.from('uploads').upload(staged_path, file, options)
  if (error ?? stored.error) throw new Error((error ?? stored.error)?.message)
  const answer = await fetch(`${address}/photo`, { method: 'POST', body: id })
  if (!answer.ok) throw new Error(`Taking in a photo was answered with ${answer.status}.`)
  return (await answer.json()) as Taken
}

/** Checks the result, since speed is worth nothing if the picture is wrong. */
async function faults(taken: Taken[], { life }: Bench): Promise<string[]> {
  const url = taken.at(-1)?.url ?? ''
  const answer = await fetch(url, { signal: life.signal })
  const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata()
  if (height <= width) throw new Error('The photo lies on its side.')
  if (exif) throw new Error('The photo still tells where it was taken.')
  return [`stored as ${width} × ${height}`]
}

const WIDTH = 4032
const HEIGHT = 3024
/** EXIF orientation of an upright photo: the sensor's picture lies on its side. */
const ORIENTATION = 6
const SENSOR_NOISE = 18

/** A photo as phones write it: 12 MP, rotated by EXIF, with a location, as large as fits in `bytes`. */
async function cameraPhoto(bytes: number): Promise<Buffer> {
  const pixels = await scene()
  let found: Buffer | undefined
  // Binary search for the best quality that fits.
  for (let low = 20, high = 99; low <= high; ) {
    const quality = Math.floor((low + high) / 2)
    const file = await encode(pixels, quality)
    const fits = file.byteLength <= bytes
    if (fits) found = file
    if (fits) low = quality + 1
    else high = quality - 1
  }
  if (!found) throw new Error(`No photo of 12 MP fits into ${bytes} bytes.`)
  return found
}

function encode(pixels: Buffer, quality: number): Promise<Buffer> {
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Bench', Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 54/1 0/1' },
    })
    .withMetadata({ orientation: ORIENTATION })
    .jpeg({ quality })
    .toBuffer()
}

/** An enlarged photo is smooth; sensor noise adds the detail that an encoder works on. */
async function scene(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: SENSOR_NOISE } as const
  const background = { r: 128, g: 128, b: 128 }
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background, noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(join(projectDir, 'tools/demo/photos/conservatory-after.jpg'))
    .resize(WIDTH, HEIGHT)
    .composite([{ input: grain, blend: 'soft-light' }])
    .raw()
    .toBuffer()
}

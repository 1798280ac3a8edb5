import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { adminClient } from '../launcher/admin-client.ts'
import { projectDir } from '../launcher/settings.ts'
import type { Bench, Figure, Line, Row } from './bench.ts'
import { atMost, median, milliseconds } from './figures.ts'
import { HEIGHT, phonePhoto, WIDTH } from './phone-photo.ts'
import type { BenchSite } from './site.ts'

const MB = 1024 * 1024
const TIME_MS = 3000
const MEMORY = 150 * MB

/** JPEG qualities of 3.6 and 1.4 MB. Above 3 MB a photo is compressed; below it, re-encoded at full size. */
const qualities = [82, 50]

/** Cost of one photo, in milliseconds and bytes. */
interface Cost {
  url: string
  wall: number
  /** Total time of all threads: the time on one core. */
  core: number
  idle: number
  peak: number
}

/** Processes 12 MP phone photos on the running server, from staging to the public bucket. */
export const photo: Row = {
  title: 'One photo of 12 MP: stored in every size, upright, stripped',
  async measure(bench) {
    const site = await bench.site()
    const lines: Line[] = []
    for (const quality of qualities) {
      const file = await cameraPhoto(quality)
      const costs: Cost[] = []
      for (let run = 0; run < bench.runs; run++) {
        bench.life.signal.throwIfAborted()
        costs.push(await processPhoto(site, file))
      }
      const name = `${(file.byteLength / MB).toFixed(1)} MB`
      lines.push({ name, figures: judge(costs), notes: await faults(costs, bench) })
    }
    return lines
  },
}

function judge(costs: Cost[]): Record<string, Figure> {
  const idle = costs[0]?.idle ?? Number.NaN
  return {
    time: atMost(median(costs.map(({ wall }) => wall)), TIME_MS, milliseconds),
    'on one core': atMost(median(costs.map(({ core }) => core)), TIME_MS, milliseconds),
    memory: atMost(Math.max(...costs.map(({ peak }) => peak)) - idle, MEMORY, megabytes),
  }
}

const megabytes = (bytes: number) => `+${Math.round(bytes / MB)} MB`

async function processPhoto({ address, backend }: BenchSite, file: Buffer): Promise<Cost> {
  const [owner] = await backend.sql<{ id: string }>('select user_id as id from private.owners')
  if (!owner) throw new Error('There is no owner whose photos could be processed.')
  const [id, project] = [randomUUID(), randomUUID()]
  const staged_path = `${owner.id}/${project}/${id}.jpg`
  const client = adminClient(backend)
  const row = { id, user_id: owner.id, project_id: project, kind: 'image', staged_path }
  const { error } = await client.from('uploads').insert(row)
  const options = { contentType: 'image/jpeg' }
  const stored = await client.storage.from('uploads').upload(staged_path, file, options)
  if (error ?? stored.error) throw new Error((error ?? stored.error)?.message)
  const answer = await fetch(`${address}/photo`, { method: 'POST', body: id })
  if (!answer.ok) throw new Error(`Processing a photo was answered with ${answer.status}.`)
  return (await answer.json()) as Cost
}

/** Checks the result, since speed is worth nothing if the picture is wrong. */
async function faults(costs: Cost[], { life }: Bench): Promise<string[]> {
  const url = costs.at(-1)?.url ?? ''
  const answer = await fetch(url, { signal: life.signal })
  const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata()
  if (height <= width) throw new Error('The photo lies on its side.')
  if (exif) throw new Error('The photo still has its EXIF data.')
  return [`stored as ${width} × ${height}`]
}

/** As heavy as phones' photos get. */
const NIGHT_NOISE = 45
/** EXIF orientation of an upright photo: the sensor's picture lies on its side. */
const ORIENTATION = 6

/** A photo as phones write it: 12 MP, rotated by EXIF, with a location. */
async function cameraPhoto(quality: number): Promise<Buffer> {
  const file = join(projectDir, 'tools/demo/photos/conservatory-after.jpg')
  const photo = await phonePhoto(file, NIGHT_NOISE)
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  return sharp(await photo.raw().toBuffer(), { raw })
    .withExif({
      IFD0: { Make: 'Bench', Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 54/1 0/1' },
    })
    .withMetadata({ orientation: ORIENTATION })
    .jpeg({ quality })
    .toBuffer()
}

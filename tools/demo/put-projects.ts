import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { processImage } from '../../lib/media/process-image.ts'
import { storeFile } from '../../lib/media/stored-sizes.ts'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { throwIfFailed } from '../../lib/supabase/unwrap.ts'
import { type DemoContext, dateOnly, daysAfter, daysAgo, demoId, onWorkday } from './context.ts'
import { photos } from './photos.ts'
import { demoProjects } from './projects.ts'
import type { DemoImage, DemoProject } from './types.ts'

const BUCKET = 'project-images'
const PARALLEL = 3
// specification §9: project images on create and edit.
const settings = { maxSizeMB: 3, maxWidthOrHeight: 2048, quality: 0.85 }

interface Job {
  project: DemoProject
  image: DemoImage
  index: number
}

/** Projects first, then their pictures, a few in parallel. */
export async function putProjects(context: DemoContext): Promise<void> {
  throwIfFailed(
    await context.client.from('projects').upsert(demoProjects.map((p) => projectRow(context, p))),
  )
  const jobs = demoProjects.flatMap((project) =>
    project.images.map((image, index): Job => ({ project, image, index })),
  )
  const rows: TablesInsert<'project_images'>[] = []
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      context.signal.throwIfAborted()
      rows.push(await putImage(context, job))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  // The database keeps pictures in the order of their arrival.
  rows.sort((one, other) => Date.parse(`${one.created_at}`) - Date.parse(`${other.created_at}`))
  throwIfFailed(await context.client.from('project_images').upsert(rows))
}

function projectRow(context: DemoContext, project: DemoProject): TablesInsert<'projects'> {
  const { start, completed } = workDates(context, project)
  return {
    id: demoId(context, project.key),
    user_id: context.ownerId,
    title: project.title,
    location: project.location,
    description: project.description,
    status: project.status,
    has_windows: project.windows ?? false,
    has_doors: project.doors ?? false,
    has_conservatories: project.conservatories ?? false,
    start_date: dateOnly(start),
    completion_date: completed ? dateOnly(completed) : null,
    created_at: daysAgo(context, project.createdDaysAgo).toISOString(),
  }
}

async function putImage(
  context: DemoContext,
  { project, image, index }: Job,
): Promise<TablesInsert<'project_images'>> {
  const projectId = demoId(context, project.key)
  const id = demoId(context, `${project.key}/${index}`)
  const taken = takenAt(context, project, image)
  const { data, ext, contentType, width, height } = await processImage(await cut(image), settings)
  const path = `${context.ownerId}/${projectId}/${taken.getTime()}-${id.slice(0, 8)}.${ext}`
  await storeFile(context.client, { bucket: BUCKET, path }, data, contentType)
  return {
    id,
    project_id: projectId,
    bucket: BUCKET,
    path,
    url: `${context.publicUrl}/storage/v1/object/public/${BUCKET}/${path}`,
    caption: image.caption ?? photos[image.photo],
    image_type: image.type,
    image_date: dateOnly(taken),
    image_set_id: image.set ? demoId(context, `${project.key}/set/${image.set}`) : null,
    is_primary: image.type === 'after',
    comparison_start: image.start ?? null,
    width,
    height,
    // Pages show a project's pictures in this order.
    created_at: new Date(
      daysAgo(context, project.createdDaysAgo).getTime() + index * 1000,
    ).toISOString(),
  }
}

/** Before, after or half-way through the work; never in the future. */
function takenAt(context: DemoContext, project: DemoProject, { type }: DemoImage): Date {
  const { start, completed = context.installedAt } = workDates(context, project)
  if (type === 'before') return earlier(start, daysAgo(context, project.createdDaysAgo))
  if (type === 'after') return completed
  const halfWay = new Date((start.getTime() + completed.getTime()) / 2)
  return earlier(halfWay, context.installedAt)
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** Both moved to workdays. */
function workDates(context: DemoContext, { startDaysAgo, completedDaysAgo }: DemoProject) {
  const start = onWorkday(daysAgo(context, startDaysAgo))
  if (completedDaysAgo === undefined) return { start }
  return { start, completed: onWorkday(daysAfter(start, startDaysAgo - completedDaysAgo)) }
}

async function cut({ photo, crop }: DemoImage): Promise<Buffer> {
  const bytes = await readFile(join(import.meta.dirname, 'photos', `${photo}.jpg`))
  if (!crop) return bytes
  const { width, height } = await sharp(bytes).metadata()
  const area = {
    left: Math.round(crop.left * width),
    top: Math.round(crop.top * height),
    width: Math.floor(crop.width * width),
    height: Math.floor(crop.height * height),
  }
  return sharp(bytes).extract(area).jpeg({ quality: 95 }).toBuffer()
}

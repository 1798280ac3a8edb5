import sharp from 'sharp'
import type { TablesInsert } from '../../lib/supabase/database.types'
import type { Db } from './fixtures'
import { showChange } from './webhook'

export type Image = Pick<
  TablesInsert<'project_images'>,
  'caption' | 'image_date' | 'image_set_id'
> & {
  image_type: 'before' | 'after' | 'progress' | 'video'
  /** Stored in place of a small picture, which costs the site's optimiser next to nothing. */
  file?: { name: string; type: string; bytes: Buffer }
  withPoster?: boolean
}

export interface MadeProject {
  id: string
  slug: string
  ownerId: string
  title: string
  /** Ids of the images, in the order they were asked for. */
  images: string[]
}

/** A project of the demo owner's with real files, made behind the app's back. */
export async function makeProject(
  db: Db,
  facts: Partial<TablesInsert<'projects'>> = {},
  images: Image[] = [],
): Promise<MadeProject> {
  const { data: profile } = await db.from('profiles').select('id').limit(1).single()
  const ownerId = profile?.id ?? ''
  const { data: project, error } = await db
    .from('projects')
    .insert({
      title: `Porch ${crypto.randomUUID().slice(0, 8)}`,
      location: 'Durham',
      description: 'For a moment.',
      start_date: '2026-01-05',
      status: 'completed',
      ...facts,
      user_id: ownerId,
    })
    .select('id, slug, title')
    .single()
  if (error) throw new Error(error.message)
  const ids: string[] = []
  for (const [index, image] of images.entries()) {
    ids.push(await addImage(db, `${ownerId}/${project.id}`, index, image))
  }
  return { ...project, ownerId, images: ids }
}

/** Two sets to compare, a picture that lost its set, one without its before, and four of the work. */
export async function makeFullProject(db: Db): Promise<MadeProject> {
  const pair = (image_set_id: string): Image[] => [
    { image_type: 'before', image_set_id },
    { image_type: 'after', image_set_id, caption: 'Sage green front door' },
  ]
  const progress = (day: number): Image => ({
    image_type: 'progress',
    image_date: `2026-01-0${day}`,
  })
  return makeProject(
    db,
    {
      title: `${'Windowsdoorsandconservatories'.repeat(3)} ${crypto.randomUUID().slice(0, 8)}`,
      description: `${'A long story. '.repeat(100)}\n\n${'x'.repeat(120)}`,
      has_doors: true,
      completion_date: '2026-02-03',
    },
    [
      ...pair(crypto.randomUUID()),
      ...pair(crypto.randomUUID()),
      { image_type: 'before', image_set_id: null },
      { image_type: 'after', image_set_id: crypto.randomUUID() },
      ...[1, 2, 3, 4].map(progress),
    ],
  )
}

export async function addImage(
  db: Db,
  folder: string,
  index: number,
  image: Image,
): Promise<string> {
  const { file, withPoster, ...row } = image
  const isVideo = row.image_type === 'video'
  const put = async (bucket: string, name: string, bytes: Buffer, contentType: string) => {
    const path = `${folder}/${index}-${name}`
    const { error } = await db.storage.from(bucket).upload(path, bytes, { contentType })
    if (error) throw new Error(error.message)
    return path
  }
  const stored = file ?? { name: 'photo.jpg', type: 'image/jpeg', bytes: await smallPicture() }
  const bucket = isVideo ? 'project-videos' : 'project-images'
  const path = await put(bucket, stored.name, stored.bytes, stored.type)
  const { data, error } = await db
    .from('project_images')
    .insert({
      ...row,
      project_id: folder.split('/')[1] ?? '',
      is_primary: row.image_type === 'after',
      bucket,
      path,
      url: db.storage.from(bucket).getPublicUrl(path).data.publicUrl,
      poster_path: withPoster
        ? await put('project-images', 'poster.jpg', await smallPicture(), 'image/jpeg')
        : null,
      // The order on the page is that of their making.
      created_at: new Date(Date.UTC(2026, 0, 5, 12, 0, index)).toISOString(),
    })
    .select('id')
    .single()
  if (error) throw new Error(error.message)
  return data.id
}

/** With its files, and what a trigger notes about them. */
export async function removeProject(db: Db, { id }: Pick<MadeProject, 'id'>): Promise<void> {
  await db.from('projects').delete().eq('id', id)
  const { data: queued } = await db
    .from('file_removals')
    .select('bucket, path')
    .like('path', `%/${id}/%`)
  for (const { bucket, path } of queued ?? []) await db.storage.from(bucket).remove([path])
  await db.from('file_removals').delete().like('path', `%/${id}/%`)
  // No list that was kept meanwhile may go on naming it.
  await showChange('projects')
}

function smallPicture(): Promise<Buffer> {
  const background = '#a8412a'
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

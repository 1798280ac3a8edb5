import { FORMATS, widthsOf } from '@/lib/picture'
import { type Person, server } from './people'

const buckets = ['project-images', 'project-videos', 'uploads'] as const

/** A project's files as `bucket:path`, pictures with their sizes, and those its rows expect. */
export async function filesAndRows(owner: Person, projectId: string) {
  const admin = server()
  const folder = `${owner.id}/${projectId}`
  const files: string[] = []
  for (const bucket of buckets) {
    files.push(...(await filesIn(bucket, folder)))
  }
  const images = await admin
    .from('project_images')
    .select('*')
    .eq('project_id', projectId)
    .order('created_at')
    .order('id')
  const uploads = await admin.from('uploads').select('*').eq('project_id', projectId)
  const queue = await admin.from('file_removals').select('bucket, path').like('path', `${folder}/%`)
  const shown = (images.data ?? []).flatMap((row) => [
    withSizes(`${row.bucket}:${row.path}`, row.width ? sizesOf(row.width, row.formats) : []),
    ...(row.poster_path ? [`project-images:${row.poster_path}`] : []),
    ...(row.lined_up_path
      ? [
          withSizes(
            `project-images:${row.lined_up_path}`,
            sizesOf(row.lined_up_width ?? 0, row.lined_up_formats),
          ),
        ]
      : []),
  ])
  return {
    files: files.sort(),
    shown: shown.sort(),
    images: images.data ?? [],
    uploads: uploads.data ?? [],
    queued: (queue.data ?? []).map(({ bucket, path }) => `${bucket}:${path}`).sort(),
  }
}

/** Sizes stand beside their picture; those without one by themselves. */
async function filesIn(bucket: string, folder: string): Promise<string[]> {
  const list = async (place: string) =>
    (await server().storage.from(bucket).list(place, { limit: 1000 })).data ?? []
  const found = await list(folder)
  const sizes = new Map<string, string[]>()
  for (const { name } of found.filter(({ id }) => !id)) {
    sizes.set(
      name,
      (await list(`${folder}/${name}`)).map((size) => size.name),
    )
  }
  const pictures = found.filter(({ id }) => id).map(({ name }) => name)
  const stem = (name: string) => name.replace(/\.[^.]*$/, '')
  const lone = [...sizes.keys()].filter((name) => !pictures.some((file) => stem(file) === name))
  return [...pictures, ...lone].map((name) =>
    withSizes(`${bucket}:${folder}/${name}`, sizes.get(stem(name)) ?? []),
  )
}

function sizesOf(width: number, formats: string | null): string[] {
  const made = FORMATS.filter((format) => formats?.includes(format))
  return made.flatMap((format) => widthsOf(width).map((each) => `${each}.${format}`))
}

const withSizes = (file: string, sizes: string[]) =>
  sizes.length ? `${file} with ${sizes.toSorted().join(', ')}` : file

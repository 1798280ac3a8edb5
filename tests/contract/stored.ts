import { type Person, server } from './people'

const buckets = ['project-images', 'project-videos', 'uploads'] as const

/** A project's files as `bucket:path`, and those its rows expect. */
export async function filesAndRows(owner: Person, projectId: string) {
  const admin = server()
  const folder = `${owner.id}/${projectId}`
  const files: string[] = []
  for (const bucket of buckets) {
    const { data } = await admin.storage.from(bucket).list(folder, { limit: 1000 })
    files.push(...(data ?? []).map(({ name }) => `${bucket}:${folder}/${name}`))
  }
  const images = await admin
    .from('project_images')
    .select('*')
    .eq('project_id', projectId)
    .order('created_at')
    .order('id')
  const uploads = await admin.from('uploads').select('*').eq('project_id', projectId)
  const queue = await admin.from('file_removals').select('bucket, path').like('path', `${folder}/%`)
  const shown = (images.data ?? []).flatMap(({ bucket, path, poster_path }) => [
    `${bucket}:${path}`,
    ...(poster_path ? [`project-images:${poster_path}`] : []),
  ])
  return {
    files: files.sort(),
    shown: shown.sort(),
    images: images.data ?? [],
    uploads: uploads.data ?? [],
    queued: (queue.data ?? []).map(({ bucket, path }) => `${bucket}:${path}`).sort(),
  }
}

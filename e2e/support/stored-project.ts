import type { Tables } from '../../lib/supabase/database.types'
import type { Db } from './fixtures'

type Row = Tables<'project_images'>

/** Pictures and videos of a project, in the order they were saved. */
export async function imagesOf(db: Db, projectId: string): Promise<Row[]> {
  const { data, error } = await db
    .from('project_images')
    .select('*')
    .eq('project_id', projectId)
    .order('created_at')
    .order('id')
  if (error) throw new Error(error.message)
  return data
}

/** Everything that storage holds of a project: bucket and path, sorted. */
export async function filesOf(db: Db, ownerId: string, projectId: string): Promise<string[]> {
  const folder = `${ownerId}/${projectId}`
  const files: string[] = []
  for (const bucket of ['project-images', 'project-videos', 'uploads']) {
    const { data } = await db.storage.from(bucket).list(folder)
    files.push(...(data ?? []).map(({ name }) => `${bucket}/${folder}/${name}`))
  }
  return files.sort()
}

/** The files that the rows name, and no others, are what storage should hold. */
export function namedBy(rows: readonly Row[]): string[] {
  return rows
    .flatMap(({ bucket, path, poster_path }) => [
      `${bucket}/${path}`,
      ...(poster_path ? [`project-images/${poster_path}`] : []),
    ])
    .sort()
}

/** Sent, but not saved with a project. */
export async function uploadsOf(db: Db, projectId: string): Promise<number> {
  const { count } = await db
    .from('uploads')
    .select('*', { count: 'exact', head: true })
    .eq('project_id', projectId)
  return count ?? 0
}

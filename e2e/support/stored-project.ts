import { FORMATS, LOGO_WIDTH, sizeOf, widthsOf } from '../../lib/picture'
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
    files.push(...(await filesIn(db, bucket, folder)))
  }
  return files.sort()
}

/** In a folder and those below it. */
export async function filesIn(db: Db, bucket: string, folder: string): Promise<string[]> {
  const { data } = await db.storage.from(bucket).list(folder, { limit: 1000 })
  const files = (data ?? []).map(({ id, name }) => {
    const path = `${folder}/${name}`
    return id ? [`${bucket}/${path}`] : filesIn(db, bucket, path)
  })
  return (await Promise.all(files)).flat()
}

/** The files that the rows name, pictures in every size, and no others, are what storage should hold. */
export function namedBy(rows: readonly Row[]): string[] {
  return rows
    .flatMap((row) => [
      ...withSizes(`${row.bucket}/${row.path}`, row.width, row.formats),
      ...(row.poster_path ? [`project-images/${row.poster_path}`] : []),
      ...(row.lined_up_path
        ? withSizes(`project-images/${row.lined_up_path}`, row.lined_up_width, row.lined_up_formats)
        : []),
    ])
    .sort()
}

function withSizes(file: string, width: number | null, formats: string | null): string[] {
  const made = FORMATS.filter((format) => formats?.includes(format))
  return [
    file,
    ...made.flatMap((format) => widthsOf(width ?? 0).map((each) => sizeOf(file, each, format))),
  ]
}

/** Files of the logos that rows name: the company's and the accreditations', with their small copies. */
export async function namedLogos(db: Db): Promise<string[]> {
  const tables = ['profiles', 'accreditations'] as const
  const found = await Promise.all(
    tables.map((table) => db.from(table).select('logo_url').not('logo_url', 'is', null)),
  )
  const logos = found.flatMap(({ data }) => data ?? [])
  return logos
    .map(({ logo_url }) => logo_url?.split('/public/').at(-1) ?? '')
    .flatMap((logo) => [logo, sizeOf(logo, LOGO_WIDTH, 'webp')])
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

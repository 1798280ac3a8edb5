import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Parents before children: the order in which rows can be put in. */
export const movedTables = [
  'profiles',
  'projects',
  'project_slugs',
  'project_images',
  'contact_forms',
] as const

export type MovedTable = (typeof movedTables)[number]

/** Unique: a page of rows begins after the last key of the one before. */
export const keyOf: Record<MovedTable, string> = {
  profiles: 'id',
  projects: 'id',
  project_slugs: 'slug',
  project_images: 'id',
  contact_forms: 'id',
}

/** Staged uploads are not worth moving, and the copy of the sitemap is made anew. */
export const movedBuckets = ['project-images', 'project-videos', 'logos'] as const

const fileSchema = z.object({
  bucket: z.enum(movedBuckets),
  path: z.string().min(1),
  type: z.string(),
  /** Seconds. */
  cacheControl: z.string(),
  size: z.number(),
  sha256: z.string(),
})

export type ArchivedFile = z.infer<typeof fileSchema>

/** manifest.json of an archive; rows lie beside it in rows/, files in files/. */
export const manifestSchema = z.object({
  version: z.literal(2),
  exportedAt: z.string(),
  /** Origin that the rows' addresses begin with. */
  origin: z.string(),
  /** Whoever has a profile or projects, also one whose office was taken away. */
  accounts: z.array(z.object({ id: z.uuid(), email: z.email(), isOwner: z.boolean() })),
  rows: z.record(z.enum(movedTables), z.number()),
  files: z.array(fileSchema),
})

export type Manifest = z.infer<typeof manifestSchema>

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Rows keep the address of their file; the path stays, the host is the new project's. */
export function withOrigin(value: unknown, from: string, to: string): unknown {
  return typeof value === 'string' && value.startsWith(`${from}/`)
    ? to + value.slice(from.length)
    : value
}

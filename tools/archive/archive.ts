import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Parents before children: the order of inserts. */
export const movedTables = [
  'profiles',
  'projects',
  'project_slugs',
  'project_images',
  'contact_forms',
  'enquiry_images',
  'reviews',
  'accreditations',
] as const

export type MovedTable = (typeof movedTables)[number]

/** Unique key: a page of rows starts after the last key of the one before. */
export const keyOf = (table: MovedTable) => (table === 'project_slugs' ? 'slug' : 'id')

/** Staged uploads are left out; the copy of the sitemap is made again. */
export const movedBuckets = ['project-images', 'project-videos', 'logos', 'enquiry-images'] as const

const fileSchema = z.object({
  bucket: z.enum(movedBuckets),
  path: z.string().min(1),
  type: z.string(),
  /** In seconds. */
  cacheControl: z.string(),
  size: z.number(),
  sha256: z.string(),
})

export type ArchivedFile = z.infer<typeof fileSchema>

/** manifest.json of an archive; rows are in rows/, files in files/. */
export const manifestSchema = z.object({
  version: z.literal(2),
  exportedAt: z.string(),
  /** Origin of the URLs in rows. */
  origin: z.string(),
  /** Accounts with a profile or projects, including former owners. */
  accounts: z.array(z.object({ id: z.uuid(), email: z.email(), isOwner: z.boolean() })),
  /** An archive from before a table was added lacks it. */
  rows: z.partialRecord(z.enum(movedTables), z.number()),
  files: z.array(fileSchema),
})

export type Manifest = z.infer<typeof manifestSchema>

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Replaces the host in rows' file URLs by the new project's. */
export function withOrigin(value: unknown, from: string, to: string): unknown {
  return typeof value === 'string' && value.startsWith(`${from}/`)
    ? to + value.slice(from.length)
    : value
}

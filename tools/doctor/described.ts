import { z } from 'zod'
import type { StoredBucket } from './buckets.ts'

/** Result of public.describe_database(). */
export const describedSchema = z.object({
  tables: z.record(z.string(), z.boolean()),
  columns: z.record(z.string(), z.string()),
  policies: z.record(z.string(), z.string()),
  /** By function: whose rights it runs with, and who may call it. */
  functions: z.record(z.string(), z.string()),
  /** Hash of each function's body. */
  bodies: z.record(z.string(), z.string()),
  triggers: z.record(z.string(), z.boolean()),
  /** A role's rights on a table, with columns in brackets where they are limited. */
  grants: z.record(z.string(), z.string()),
  live: z.array(z.string()),
  webhooks: z.array(
    z.object({
      table: z.string(),
      /** Empty for the embedded backend's own webhook. */
      address: z.string(),
      /** SHA-256 of the secret it sends. */
      secret: z.string().nullable(),
      events: z.array(z.string()),
    }),
  ),
  owners: z.number(),
})

export type Described = z.infer<typeof describedSchema>

/** An empty database after this version's migrations, and its buckets. */
export async function describeMigrated(): Promise<[Described, StoredBucket[]]> {
  const { onMigrated } = await import('../embedded-backend/schema.ts')
  return onMigrated(async ({ sql }) => {
    const [row] = await sql<{ described: unknown }>(
      'select public.describe_database() as described',
    )
    const buckets = await sql<StoredBucket>('select * from storage.buckets order by id')
    return [describedSchema.parse(row?.described), buckets]
  })
}

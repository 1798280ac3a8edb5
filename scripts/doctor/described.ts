import { z } from 'zod'

/** What public.describe_database() answers. */
export const describedSchema = z.object({
  tables: z.record(z.string(), z.boolean()),
  columns: z.record(z.string(), z.string()),
  policies: z.record(z.string(), z.string()),
  /** With whose rights each runs, and who may call it. */
  functions: z.record(z.string(), z.string()),
  /** Of what each does, a hash. */
  bodies: z.record(z.string(), z.string()),
  triggers: z.record(z.string(), z.boolean()),
  /** What a role may do with a table; columns in brackets where it is not the whole. */
  grants: z.record(z.string(), z.string()),
  live: z.array(z.string()),
  webhooks: z.array(
    z.object({
      table: z.string(),
      /** Empty: the embedded backend tells its own site. */
      address: z.string(),
      /** SHA-256 of the secret that it sends. */
      secret: z.string().nullable(),
      events: z.array(z.string()),
    }),
  ),
  owners: z.number(),
})

export type Described = z.infer<typeof describedSchema>

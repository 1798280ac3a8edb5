import { z } from 'zod'

/** What public.describe_database() answers. */
export const describedSchema = z.object({
  tables: z.record(z.string(), z.boolean()),
  columns: z.record(z.string(), z.string()),
  policies: z.record(z.string(), z.string()),
  functions: z.record(z.string(), z.string()),
  triggers: z.record(z.string(), z.boolean()),
  grants: z.record(z.string(), z.string()),
  live: z.array(z.string()),
  /** Of each database webhook its table and, after a space, the address it calls. */
  webhooks: z.array(z.string()),
  owners: z.number(),
})

export type Described = z.infer<typeof describedSchema>

import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'

/** What every part of the demo content is put in with. */
export interface DemoContext {
  /** With the secret key. */
  client: SupabaseClient<Database>
  ownerId: string
  /** Dates count back from here; the same in a repeated try. */
  installedAt: Date
  /** Address of the backend as browsers reach it. */
  publicUrl: string
  signal: AbortSignal
}

/** The same id for the same piece each time: a try that was cut short is completed, never doubled. */
export function demoId({ ownerId }: DemoContext, key: string): string {
  const hex = createHash('sha256').update(`${ownerId}/${key}`).digest('hex')
  const variant = (0x8 | (Number.parseInt(hex[16] ?? '0', 16) & 0x3)).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function daysAgo({ installedAt }: DemoContext, days: number): Date {
  return new Date(installedAt.getTime() - days * 86_400_000)
}

export const dateOnly = (date: Date) => date.toISOString().slice(0, 10)

/** The client returns errors; here each one ends the try. */
export function must<T>({ data, error }: { data: T; error: { message: string } | null }): T {
  if (error) throw new Error(`Demo content: ${error.message}`)
  return data
}

import { createHash } from 'node:crypto'
import type { AdminClient } from '../launcher/admin-client.ts'

/** Where and how the demo content is stored. */
export interface DemoContext {
  /** With the secret key. */
  client: AdminClient
  ownerId: string
  /** Dates count back from here; a repeated try uses the same. */
  installedAt: Date
  /** Address of the backend for browsers. */
  publicUrl: string
  signal: AbortSignal
}

/** A stable id per item: a repeated try completes the content instead of duplicating it. */
export function demoId({ ownerId }: DemoContext, key: string): string {
  const hex = createHash('sha256').update(`${ownerId}/${key}`).digest('hex')
  const variant = (0x8 | (Number.parseInt(hex[16] ?? '0', 16) & 0x3)).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function daysAgo({ installedAt }: DemoContext, days: number): Date {
  return daysAfter(installedAt, -days)
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000)
}

/** A day of a weekend becomes the next Monday. */
export function onWorkday(date: Date): Date {
  const day = date.getUTCDay()
  return daysAfter(date, day === 6 ? 2 : day === 0 ? 1 : 0)
}

export const dateOnly = (date: Date) => date.toISOString().slice(0, 10)

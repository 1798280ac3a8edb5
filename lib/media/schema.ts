import { z } from 'zod'
import { uploadPurposes } from './purpose'

/** What the browser sends to request an upload. */
export const uploadRequestSchema = z
  .object({
    /** Made in the browser: a repeated request is the same upload. */
    id: z.uuid(),
    /** Null for a logo. */
    projectId: z.uuid().nullable().default(null),
    purpose: z.enum(uploadPurposes),
    name: z.string().max(300),
    type: z.string().max(100),
    /** In bytes. */
    size: z.number().int().positive(),
  })
  .refine(({ projectId, purpose }) => (projectId === null) === (purpose === 'logo'), {
    error: 'A picture belongs to a project, a logo to none',
  })

export const finishUploadSchema = z.object({ id: z.uuid(), purpose: z.enum(uploadPurposes) })

export const ownUploadsSchema = z.object({ projectId: z.uuid() })

export const discardUploadsSchema = z.object({ ids: z.array(z.uuid()).min(1).max(100) })

/** Letters, digits and hyphens; never empty, short enough for a path. */
export function safeFileName(name: string): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  return base.replace(/-+$/, '') || 'file'
}

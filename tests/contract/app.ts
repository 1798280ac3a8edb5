import { randomUUID } from 'node:crypto'
import type { UploadPurpose } from '@/lib/media/purpose'
import { stageUpload } from '../stage-upload'
import type { Person } from './people'

let viewer: Person | undefined
const afterwards: (() => unknown)[] = []

// Stands in for Next.js' request context; everything from the action to the stored byte is real.
jest.mock('server-only', () => ({}))
jest.mock('next/server', () => ({ after: (task: () => unknown) => afterwards.push(task) }))
jest.mock('next/cache', () => ({ updateTag: () => {}, revalidateTag: () => {} }))
jest.mock('next/headers', () => ({ cookies: async () => ({ set: () => {} }) }))
jest.mock('next/navigation', () => ({
  RedirectType: {},
  unstable_rethrow: () => {},
  redirect: () => {},
}))
jest.mock('@/lib/projects/sitemap-copy', () => ({ copySitemap: () => {} }))
jest.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => viewer?.client }))
jest.mock('@/lib/auth/queries', () => ({
  getViewer: async () => viewer && { role: 'owner', id: viewer.id, email: viewer.email },
}))

export const { requestUpload, finishUpload, discardUploads } =
  jest.requireActual<typeof import('@/lib/media/actions')>('@/lib/media/actions')
export const { createProject, updateProject, deleteProject, deleteImageSet } =
  jest.requireActual<typeof import('@/lib/projects/actions')>('@/lib/projects/actions')
export const { replaceImage, deleteImage, deleteVideo } = jest.requireActual<
  typeof import('@/lib/projects/image-actions')
>('@/lib/projects/image-actions')

export const { lineUpImages, keepAsTaken } = jest.requireActual<
  typeof import('@/lib/projects/line-up-actions')
>('@/lib/projects/line-up-actions')

/** Sets whose session the actions run in. */
export function signIn(person: Person): void {
  viewer = person
}

/** Runs the work that the app does after its response. */
export async function finishAnswer(): Promise<void> {
  for (const task of afterwards.splice(0)) await task()
}

/** Drops that work, as when the process ends. */
export function forgetAnswer(): void {
  afterwards.length = 0
}

export interface Sent {
  projectId: string
  purpose: UploadPurpose
  body: Buffer
  type: string
  name?: string
  id?: string
}

/** Uploads a file as the browser does: request, send, finish. Returns the last response. */
export async function upload(file: Sent) {
  const { projectId, purpose, body, type, name = 'photo', id = randomUUID() } = file
  const announced = { id, projectId, purpose, name, type, size: body.byteLength }
  const { data: target, ...refusal } = await requestUpload(announced)
  if (!target) return { id, ...refusal, data: undefined }
  await stageUpload(target, body, type)
  return { id, ...(await finishUpload({ id, purpose })) }
}

/** A project form as it is posted. */
export const form = (id: string, media: object[] = [], more: object = {}) => ({
  id,
  title: 'Bay windows',
  location: 'Durham',
  start_date: '2026-03-01',
  completion_date: '2026-03-05',
  status: 'completed',
  description: 'Six of them.',
  has_windows: 'on',
  media: JSON.stringify(media),
  ...more,
})

export const picture = (
  upload: string,
  image_type: string,
  image_set_id: string | null = null,
) => ({
  upload,
  image_type,
  image_set_id,
  caption: '',
  image_date: '',
  poster: null as string | null,
})

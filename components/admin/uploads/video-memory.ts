import { createDrafts, isText } from '@/lib/drafts'

/**
 * Upload id of a project's video, so that the same file chosen again after a reload resumes. Only
 * until it is checked: from then on the form's draft knows it.
 */
const videos = createDrafts<string>({
  of: 'owner',
  name: 'video',
  storage: 'local',
  // The server forgets after a day.
  maxAgeMs: 20 * 60 * 60 * 1000,
  isDraft: isText,
})

const keyOf = (projectId: string, { name, type, size, lastModified }: File) =>
  `${projectId}:${size}:${lastModified}:${type}:${name}`

export function recallVideo(projectId: string, file: File): string | undefined {
  return videos.load(keyOf(projectId, file)) ?? undefined
}

export function rememberVideo(projectId: string, file: File, id: string): void {
  videos.save(keyOf(projectId, file), id)
}

export function forgetVideo(projectId: string, file: File): void {
  videos.clear(keyOf(projectId, file))
}

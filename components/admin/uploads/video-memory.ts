/**
 * Which upload a video of a project was, so that the same file chosen again after a reload goes on
 * where it stopped. Only until it is checked: from then on the form's draft knows it.
 */

const PREFIX = 'video-upload:'
/** The server forgets after a day; a little earlier, nothing is counted on. */
const KEPT_MS = 20 * 60 * 60 * 1000

function keyOf(projectId: string, { name, type, size, lastModified }: File): string {
  return `${PREFIX}${projectId}:${size}:${lastModified}:${type}:${name}`
}

/** Storage may be full or forbidden: then a reload starts anew. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

export function recallVideo(projectId: string, file: File): string | undefined {
  return attempt(() => {
    const [id, at] = (localStorage.getItem(keyOf(projectId, file)) ?? '').split('@')
    return Date.now() - Number(at) < KEPT_MS ? id : undefined
  })
}

export function rememberVideo(projectId: string, file: File, id: string): void {
  attempt(() => localStorage.setItem(keyOf(projectId, file), `${id}@${Date.now()}`))
}

export function forgetVideo(projectId: string, file: File): void {
  attempt(() => localStorage.removeItem(keyOf(projectId, file)))
}

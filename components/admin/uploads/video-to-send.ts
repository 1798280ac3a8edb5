import { MB, VIDEO_LIMIT_MB } from '@/lib/media/limits'
import type { OutgoingFile } from './send-file'
import type { Work } from './upload-effects'
import { rememberVideo } from './video-memory'
import { drawPoster } from './video-poster'

/** The video as it is sent. Its memory lets a reload continue, if the same bytes can be made again. */
export async function videoToSend(outgoing: OutgoingFile, work: Work): Promise<OutgoingFile> {
  const { id, projectId, signal, report } = outgoing
  work.still ??= drawPoster(work.file)
  if (!work.prepared) {
    const { prepareVideo } = await import('./prepare-video')
    const onProgress = (progress: number) => report({ type: 'converted', progress })
    work.prepared = await prepareVideo(work.file, { signal, onProgress })
  }
  const { file, isConverted } = work.prepared
  const smaller = work.file.size > VIDEO_LIMIT_MB * MB ? 'too-large' : null
  if (isConverted) report({ type: 'prepared', size: file.size, smaller })
  else if (projectId) rememberVideo(projectId, work.file, id)
  return { ...outgoing, file }
}

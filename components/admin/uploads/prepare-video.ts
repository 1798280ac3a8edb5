import {
  BlobSource,
  BufferTarget,
  Conversion,
  type ConversionVideoOptions,
  type Input,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny'
import { MB, VIDEO_LIMIT_MB } from '@/lib/media/limits'
import { isPlayed, openVideo, rewriteVideo } from '@/lib/media/video/rewrite-video'
import { VideoError } from '@/lib/media/video/video-error'
import { INVALID_VIDEO, UNPLAYABLE_VIDEO, videoTooLarge } from '@/lib/media/words'
import { UploadFailure } from './upload-failure'

/** Full HD. */
const LONGEST = 1920
const MOST_BITS_PER_SECOND = 6_000_000
/** Left for the sound and the index. */
const SHARE_OF_PICTURES = 0.85

export interface PreparedVideo {
  file: File
  /** Encoded by this device: a second conversion gives other bytes. */
  isConverted: boolean
}

interface Options {
  signal: AbortSignal
  /** A conversion's progress, 0 to 1; a quick rewrite reports none. */
  onProgress: (progress: number) => void
}

/**
 * The video as it is sent: an MP4 or WebM of what is seen and heard, without place, date or device.
 * What most browsers cannot play, or is too large, is converted to H.264 where this one can. An Ogg
 * goes as it is.
 * @throws UploadFailure, or the signal's reason
 */
export async function prepareVideo(file: File, options: Options): Promise<PreparedVideo> {
  if ((await file.slice(0, 4).text()) === 'OggS') return { file, isConverted: false }
  const input = openVideo(new BlobSource(file))
  try {
    const isPlayable = await playsEverywhere(input)
    const isConverted = file.size > VIDEO_LIMIT_MB * MB || !isPlayable
    const refusal = isPlayable ? videoTooLarge(VIDEO_LIMIT_MB) : UNPLAYABLE_VIDEO
    const made = isConverted
      ? { type: 'video/mp4', data: await convert(input, refusal, options) }
      : await rewriteVideo(new BlobSource(file), file.size, options.signal)
    return { file: toVideoFile(made, file), isConverted }
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof UploadFailure) throw error
    if (!(error instanceof VideoError)) console.error(error)
    throw new UploadFailure('rejected', INVALID_VIDEO)
  } finally {
    input.dispose()
  }
}

async function playsEverywhere(input: Input): Promise<boolean> {
  const tracks = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const played = await Promise.all(tracks.map((track) => !track || isPlayed(track)))
  return played.every(Boolean)
}

/** @param refusal for what this device cannot convert */
async function convert(
  input: Input,
  refusal: string,
  { signal, onProgress }: Options,
): Promise<ArrayBuffer> {
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  if (!video) throw new VideoError('not-a-video')
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    tracks: 'primary',
    video: await pictureOptions(video, await input.computeDuration()),
    tags: {},
    showWarnings: false,
  })
  // Without its pictures or its sound it would be another video.
  if (!conversion.isValid || conversion.utilizedTracks.length < (audio ? 2 : 1)) {
    throw new UploadFailure('rejected', refusal)
  }
  const cancel = () => void conversion.cancel()
  signal.addEventListener('abort', cancel)
  conversion.onProgress = onProgress
  onProgress(0)
  await conversion.execute().finally(() => signal.removeEventListener('abort', cancel))
  const { buffer } = target
  if (!buffer || buffer.byteLength > VIDEO_LIMIT_MB * MB) {
    throw new UploadFailure('rejected', videoTooLarge(VIDEO_LIMIT_MB))
  }
  return buffer
}

/** At most full HD, and as good as the limit allows. */
async function pictureOptions(
  track: InputVideoTrack,
  seconds: number,
): Promise<ConversionVideoOptions> {
  const width = await track.getDisplayWidth()
  const height = await track.getDisplayHeight()
  const fitting = (VIDEO_LIMIT_MB * MB * 8 * SHARE_OF_PICTURES) / Math.max(seconds, 1)
  const side = width > height ? { width: LONGEST } : { height: LONGEST }
  return {
    ...(Math.max(width, height) > LONGEST && side),
    codec: 'avc',
    quality: new Quality({ bitrate: Math.min(MOST_BITS_PER_SECOND, Math.floor(fitting)) }),
    forceTranscode: true,
  }
}

function toVideoFile({ type, data }: { type: string; data: BlobPart }, from: File): File {
  const name = `${from.name.replace(/\.[^.]*$/, '')}.${type === 'video/webm' ? 'webm' : 'mp4'}`
  return new File([data], name, { type, lastModified: from.lastModified })
}

export type VideoErrorCode = 'not-a-video' | 'unplayable'

/** Why a video is refused. */
export class VideoError extends Error {
  override name = 'VideoError'
  readonly code: VideoErrorCode

  constructor(code: VideoErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

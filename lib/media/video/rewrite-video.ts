import {
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type Source,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { VIDEO_TYPES } from '../limits'
import { VideoError } from './video-error.ts'

export interface RewrittenVideo {
  type: (typeof VIDEO_TYPES)[number]
  data: Uint8Array<ArrayBuffer>
}

/** What every current browser plays. Not HEVC, which phones record. */
const PLAYED = ['avc', 'vp8', 'vp9', 'av1', 'aac', 'mp3', 'opus', 'vorbis', 'flac']

/** Forty minutes of a fast film with its sound. */
const MOST_PACKETS = 250_000

interface Budget {
  packets: number
  bytes: number
  signal: AbortSignal | undefined
}

/**
 * The pictures and the sound of an MP4, MOV or WebM, put into a new file with its index in front. All
 * else that a file may hold stays behind: places, names, dates, other tracks, spare bytes.
 * @param size of the file in bytes: an index that names a part twice must not make it larger
 * @throws VideoError where it is no video, or one that browsers do not play
 */
export async function rewriteVideo(
  source: Source,
  size: number,
  signal?: AbortSignal,
): Promise<RewrittenVideo> {
  const input = openVideo(source)
  try {
    const { video, audio } = await tracksOf(input)
    const isWebm = (await input.getFormat()) === WEBM
    const target = new BufferTarget()
    const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
    const output = new Output({ format, target })
    const copies = [await copyVideo(video, output), audio && (await copyAudio(audio, output))]
    await output.start()
    const budget = { packets: MOST_PACKETS, bytes: size, signal }
    await Promise.all(copies.map((copy) => copy?.(budget)))
    await output.finalize()
    return { type: isWebm ? 'video/webm' : 'video/mp4', data: new Uint8Array(target.buffer ?? []) }
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof VideoError ? error : new VideoError('not-a-video', { cause: error })
  } finally {
    input.dispose()
  }
}

export function openVideo(source: Source): Input {
  return new Input({ source, formats: [MP4, QTFF, WEBM] })
}

/** @throws VideoError where browsers do not play it */
async function tracksOf(input: Input) {
  const video = await input.getPrimaryVideoTrack()
  if (!video) throw new VideoError('not-a-video')
  const audio = await input.getPrimaryAudioTrack()
  for (const track of [video, audio]) {
    if (track && !(await isPlayed(track))) throw new VideoError('unplayable')
  }
  return { video, audio }
}

export async function isPlayed(track: InputVideoTrack | InputAudioTrack): Promise<boolean> {
  return PLAYED.includes((await track.getCodec()) ?? '')
}

/** Copies a track's packets once the output has started. */
type Copy = (budget: Budget) => Promise<void>

async function copyVideo(track: InputVideoTrack, output: Output): Promise<Copy> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig) throw new VideoError('not-a-video')
  const source = new EncodedVideoPacketSource(codec)
  const transformationMatrix = await track.getTransformationMatrix()
  output.addVideoTrack(source, { transformationMatrix })
  return (budget) => copyPackets(track, (packet) => source.add(packet, { decoderConfig }), budget)
}

async function copyAudio(track: InputAudioTrack, output: Output): Promise<Copy> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig) throw new VideoError('not-a-video')
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  return (budget) => copyPackets(track, (packet) => source.add(packet, { decoderConfig }), budget)
}

async function copyPackets(
  track: InputVideoTrack | InputAudioTrack,
  add: (packet: EncodedPacket) => Promise<void>,
  budget: Budget,
): Promise<void> {
  let isEmpty = true
  for await (const packet of new EncodedPacketSink(track).packets()) {
    budget.signal?.throwIfAborted()
    budget.packets -= 1
    budget.bytes -= packet.byteLength
    const isSpent = budget.packets < 0 || budget.bytes < 0
    if (isSpent || packet.byteLength === 0) throw new VideoError('not-a-video')
    await add(packet)
    isEmpty = false
  }
  if (isEmpty && track.isVideoTrack()) throw new VideoError('not-a-video')
}

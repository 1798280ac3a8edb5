import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  MP4,
  Output,
} from 'mediabunny'
import { PLACE } from '../../tests/unit/sample-videos'

/**
 * A recorded MP4 as an iPhone stores it: a MOV with its index last, a place, a date and a name.
 * @param times that its pictures are shown
 */
export async function phoneVideo(recorded: Buffer, times = 1): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(recorded), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const [codec, decoderConfig] = [await track?.getCodec(), await track?.getDecoderConfig()]
  if (!track || !codec || !decoderConfig) throw new Error('There is no picture in the recording')
  const target = new BufferTarget()
  const output = new Output({ format: new MovOutputFormat({ fastStart: false }), target })
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { name: 'Jo’s iPhone' })
  output.setMetadataTags({ title: 'Jo’s iPhone', comment: PLACE, date: new Date('2026-03-02') })
  await output.start()
  const seconds = await input.computeDuration()
  for (let n = 0; n < times; n++) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const timestamp = packet.timestamp + n * seconds
      await source.add(packet.clone({ timestamp }), { decoderConfig })
    }
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}

import sharp from 'sharp'

/** A small photo, each number another one. */
export const jpeg = (number: number) =>
  sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: number, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer()

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** As much of an MP4 as the server looks at, padded to a size. */
export const mp4 = (size = 4096) => {
  const head = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomiso2')),
    box('moov', Buffer.alloc(40)),
  ])
  return Buffer.concat([head, box('mdat', Buffer.alloc(size - head.length - 8, 7))])
}

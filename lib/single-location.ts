import type { ServerResponse } from 'node:http'

/**
 * Next writes a prerendered redirect's Location on the first answer and then appends it once more
 * (vercel/next.js#82117): clients that join repeated headers are sent to '/a, /a'. A response says
 * it once. To be deleted when that issue is closed.
 */
export function allowOneLocation(prototype: Pick<ServerResponse, 'appendHeader' | 'hasHeader'>) {
  const { appendHeader } = prototype
  prototype.appendHeader = function append(this: ServerResponse, name, value) {
    const isRepeated = name.toLowerCase() === 'location' && this.hasHeader(name)
    return isRepeated ? this : appendHeader.call(this, name, value)
  }
}

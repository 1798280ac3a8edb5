import type { ServerResponse } from 'node:http'

/**
 * Next sets a prerendered redirect's Location on the first response and then appends it again
 * (vercel/next.js#82117): clients that join repeated headers follow '/a, /a'. Ignores the second one.
 * Delete when that issue is closed.
 */
export function allowOneLocation(prototype: Pick<ServerResponse, 'appendHeader' | 'hasHeader'>) {
  const { appendHeader } = prototype
  prototype.appendHeader = function append(this: ServerResponse, name, value) {
    const isRepeated = name.toLowerCase() === 'location' && this.hasHeader(name)
    return isRepeated ? this : appendHeader.call(this, name, value)
  }
}

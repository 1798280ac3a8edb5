import type { ServerResponse } from 'node:http'
import { commonHeaders, filePolicy, policyHeader } from './security-headers'
import { NEVER_STORED, TARGETED } from './shared-cache'

/** What Next's own redirects lack: it drops the headers of next.config.ts from them. */
const least = [...commonHeaders, policyHeader(filePolicy)]

const isKept = new Set([200, 206, 304])

/**
 * Looks over each answer's headers before they leave, since next.config.ts goes by paths alone.
 * Behind one path stand the page, its failure, an action's answer, and the redirect of a former
 * address, which would send visitors round in circles if a cache still had it when the project
 * returns there: only what is there, read and without a cookie, may be shared. Nor what Next itself
 * would not have kept: `x-middleware-prefetch` makes it answer `{}` in the place of a page.
 */
export function completeHeaders(prototype: Pick<ServerResponse, 'writeHead'>) {
  const { writeHead } = prototype
  prototype.writeHead = function write(
    this: ServerResponse,
    ...args: Parameters<ServerResponse['writeHead']>
  ) {
    for (const { key, value } of least) if (!this.hasHeader(key)) this.setHeader(key, value)
    if (this.hasHeader(TARGETED) && !mayBeShared(this, args[0])) {
      this.removeHeader(TARGETED)
      this.setHeader('Cache-Control', NEVER_STORED)
    }
    return writeHead.apply(this, args)
  } as ServerResponse['writeHead']
}

function mayBeShared(answer: ServerResponse, status: number): boolean {
  const isRead = answer.req.method === 'GET' || answer.req.method === 'HEAD'
  const isSecret = /private|no-store/.test(String(answer.getHeader('Cache-Control')))
  return isRead && isKept.has(status) && !isSecret && !answer.hasHeader('Set-Cookie')
}

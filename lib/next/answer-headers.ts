import type { ServerResponse } from 'node:http'
import { commonHeaders, filePolicy, policyHeader } from '@/lib/security-headers'
import { NEVER_STORED, TARGETED } from './shared-cache'

/** Next drops the headers of next.config.ts from its own redirects. */
const least = [...commonHeaders, policyHeader(filePolicy)]

const isKept = new Set([200, 206, 304])

/**
 * Completes each response's headers before it is sent, since next.config.ts only matches paths. One path
 * can answer with the page, an error, an action's result or the redirect of a former slug. A cached
 * redirect would loop once the project returns to that slug, so only a successful read without a
 * cookie may be shared. Nor may responses to `x-middleware-prefetch`: Next answers `{}` there.
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

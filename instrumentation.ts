import type { Instrumentation } from 'next'
import { isBuilding, logsRequests } from '@/lib/env'
import { logLine, pathOf, referenceOf } from '@/lib/log'
import { allowOneLocation } from '@/lib/next/single-location'
import { copySitemap } from '@/lib/projects/sitemap-copy'
import { logRequests } from '@/lib/request-log'

/** Once, when a server starts. */
export function register() {
  // The edge runtime of middleware has no node:http and must not import it.
  if ('EdgeRuntime' in globalThis) return
  // Next keeps a few bytes of each unknown address. From Node's shared pool each would pin 64 KB.
  globalThis.Buffer.poolSize = 0
  const { getBuiltinModule } = globalThis.process
  allowOneLocation(getBuiltinModule('node:http').ServerResponse.prototype)
  if (logsRequests) logRequests(getBuiltinModule('node:diagnostics_channel'))
  // Not waited for: visitors must not wait for a copy that the site itself never reads.
  if (!isBuilding) void copySitemap()
}

/** Beside Next's own trace: one line to search for, under the reference that the error page shows. */
export const onRequestError: Instrumentation.onRequestError = (error, { method, path }, context) =>
  logLine('error', 'request failed', {
    reference: referenceOf(error),
    method,
    path: pathOf(path),
    route: context.routePath,
    kind: context.routeType,
    message: error instanceof Error ? error.message : String(error),
  })

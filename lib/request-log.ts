import type { IncomingMessage, ServerResponse } from 'node:http'
import { logLine, pathOf } from './log'

interface Finished {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Logs a line per response, using Node's diagnostics channels instead of wrapping a layer of Next. Build
 * files are left out.
 * @param channel node:diagnostics_channel
 * @returns a function that stops it
 */
export function logRequests(channel: typeof import('node:diagnostics_channel')): () => void {
  const started = new WeakMap<IncomingMessage, number>()
  const begin = (message: unknown) => {
    started.set((message as Finished).request, performance.now())
  }
  const finish = (message: unknown) => {
    const { request, response } = message as Finished
    const path = pathOf(request.url ?? '')
    if (path.startsWith('/_next/')) return
    const since = started.get(request) ?? performance.now()
    const milliseconds = Math.round(performance.now() - since)
    logLine('info', 'request', {
      method: request.method,
      path,
      status: response.statusCode,
      milliseconds,
    })
  }
  channel.subscribe('http.server.request.start', begin)
  channel.subscribe('http.server.response.finish', finish)
  return () => {
    channel.unsubscribe('http.server.request.start', begin)
    channel.unsubscribe('http.server.response.finish', finish)
  }
}

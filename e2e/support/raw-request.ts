import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { environment } from './environment'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The site itself unless told. */
  base?: string
}

/** One request as written, path, host and all: clients that know better would tidy it up. */
export function rawRequest(path: string, options: Options = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body, base = environment.baseUrl } = options
  return new Promise((resolve, reject) => {
    const outgoing = request(base, { method, path, headers, agent: false }, async (reply) =>
      resolve({
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        body: await text(reply),
      }),
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

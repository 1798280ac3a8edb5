import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { environment } from './environment'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
  /** As sent, perhaps compressed. */
  bytes: Buffer
}

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The site itself unless told. */
  base?: string
  /** Certificate to trust over https. */
  ca?: string | undefined
}

/** One request as written, path, host and all: clients that know better would tidy it up. */
export function rawRequest(path: string, options: Options = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body, base = environment.baseUrl, ca } = options
  const request = base.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(base, { method, path, headers, ca, agent: false }, async (reply) => {
      const bytes = await buffer(reply)
      const { statusCode: status = 0, headers: answered } = reply
      resolve({ status, headers: answered, body: bytes.toString(), bytes })
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import ece from 'http_ece'

export interface Shown {
  title: string
  body: string
  path: string
  tag: string
  unread?: number
}

/** What it answers; 201 accepts. */
type Mood = 201 | 301 | 404 | 410 | 500 | 'silent'

/**
 * A browser's push service on this machine. It takes what is signed by the site's key for this address, and
 * decrypts it as the browser would.
 */
export async function startPushService(publicKey: () => string) {
  const browsers = new Map<string, (body: Buffer) => Shown>()
  const state = { mood: 201 as Mood, tries: 0, shown: [] as Shown[], refusals: [] as string[] }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    state.tries++
    if (state.mood === 'silent') return
    if (state.mood !== 201) {
      response.writeHead(state.mood, { location: `${url}/elsewhere` }).end()
      return
    }
    try {
      checkIdentity(request, url, publicKey())
      const open = browsers.get(request.url ?? '')
      if (!open) throw new Error('No such browser')
      state.shown.push(open(body))
      response.writeHead(201).end()
    } catch (error) {
      state.refusals.push(String(error))
      response.writeHead(403).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    state,
    /** A new browser: its subscription as JSON. */
    subscribe() {
      const privateKey = createECDH('prime256v1')
      const p256dh = privateKey.generateKeys('base64url')
      const authSecret = randomBytes(16).toString('base64url')
      const path = `/${randomBytes(12).toString('base64url')}`
      const keys = { version: 'aes128gcm' as const, privateKey, authSecret }
      browsers.set(path, (body) => JSON.parse(ece.decrypt(body, keys).toString()))
      return { endpoint: url + path, keys: { p256dh, auth: authSecret } }
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** RFC 8292: a token of the site for this service, valid for a day at most, and a message encrypted by RFC 8188. */
function checkIdentity({ headers }: IncomingMessage, url: string, publicKey: string): void {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('Another key')
  const raw = Buffer.from(publicKey, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  const ecKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const signed = Buffer.from(`${head}.${claims}`)
  const proof = Buffer.from(signature, 'base64url')
  if (!verify('sha256', signed, { key: ecKey, dsaEncoding: 'ieee-p1363' }, proof)) {
    throw new Error('A wrong signature')
  }
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const left = exp - Date.now() / 1000
  if (aud !== url || left < 0 || left > 24 * 3600 || !/^(mailto:|https:)/.test(sub)) {
    throw new Error('Wrong claims')
  }
  if (headers['content-encoding'] !== 'aes128gcm' || !headers.ttl) throw new Error('Wrong headers')
}

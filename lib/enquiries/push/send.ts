import 'server-only'
import { request as requestOpenly } from 'node:http'
import { request } from 'node:https'
import { encrypt, getVapidHeaders } from 'web-push'
import { isPushAddress, isTestService, lookupPublic } from './address'
import type { PushKeys } from './keys'
import type { Notice } from './notice'

/** Well within the two minutes after which a claimed notification is due again. */
const TIMEOUT_MS = 10_000
/** How long the push service keeps it for a device that is off. */
const KEPT_S = 24 * 3600
const CODING = 'aes128gcm'

export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** 'gone': this subscription takes no message again. */
export type Outcome = 'sent' | 'gone'

/** @throws where another try may succeed */
export async function send(to: Subscription, notice: Notice, keys: PushKeys): Promise<Outcome> {
  if (!isPushAddress(to.endpoint)) return 'gone'
  const status = await post(to.endpoint, encrypted(to, notice, keys))
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  throw new Error(`The push service answered ${status}.`)
}

/** As RFC 8030, 8188 and 8292 have it. */
function encrypted({ endpoint, p256dh, auth }: Subscription, notice: Notice, keys: PushKeys) {
  const { publicKey, privateKey, subject } = keys
  const { origin } = new URL(endpoint)
  const { cipherText: body } = encrypt(p256dh, auth, JSON.stringify(notice), CODING)
  const headers = {
    ...getVapidHeaders(origin, subject, publicKey, privateKey, CODING),
    TTL: KEPT_S,
    Urgency: 'high',
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': CODING,
    'Content-Length': body.length,
  }
  return { headers, body }
}

type Details = ReturnType<typeof encrypted>

/** Node follows no redirect by itself. The answer's body is not read. */
function post(address: string, { headers, body }: Details): Promise<number> {
  const url = new URL(address)
  const send = isTestService(url) ? requestOpenly : request
  const lookup = isTestService(url) ? undefined : lookupPublic
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return new Promise((resolve, reject) => {
    const call = send(url, { method: 'POST', headers, lookup, signal, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    call.on('error', reject).end(body)
  })
}

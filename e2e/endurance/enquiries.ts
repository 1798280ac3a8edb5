import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { someAddress } from '../support/address'
import { rig } from './rig'
import { actionId, callAction } from './server-action'
import type { Stack } from './stack'

export interface Enquiry {
  id: string
  name: string
  email: string
  message: string
}

/** Each from an e-mail address of its own: the hourly limit counts by it. */
export function someEnquiry(number: number): Enquiry {
  const id = randomUUID()
  return {
    id,
    name: `Visitor ${number}`,
    email: `visitor-${id}@example.com`,
    // Long enough that a torn request would be seen.
    message: `${number}: ${'three bay windows in white, '.repeat(20)}${id}`,
  }
}

/** One try by the form; whether it was acknowledged. */
export function byForm(stack: Stack) {
  const id = actionId(stack.dist, 'sendEnquiry')
  let token = ''
  return async ({ email, message, name, id: own }: Enquiry): Promise<boolean> => {
    token ||= await takeToken().catch(() => '')
    if (!token) return false
    const answer = await callAction({
      site: rig.siteUrl,
      path: '/contact',
      id,
      from: someAddress(),
      input: {
        id: own,
        name,
        email,
        phone: '',
        projectType: 'residential',
        message,
        homepage: '',
        token,
        verified: true,
      },
    })
    return answer?.status === 'success'
  }
}

/** One for all, as old as the server wants it. */
async function takeToken(): Promise<string> {
  const signal = AbortSignal.timeout(15_000)
  const answer = await fetch(`${rig.siteUrl}/api/enquiry-token`, { method: 'POST', signal })
  if (!answer.ok) return ''
  const token = await answer.text()
  await sleep(2_200)
  return token
}

const ALREADY_RECEIVED = 409

/** One try straight at the Data API, with the server's key. */
export async function byDataApi({ id, name, email, message }: Enquiry): Promise<boolean> {
  try {
    const response = await fetch(`${rig.lineUrl}/rest/v1/contact_forms`, {
      method: 'POST',
      headers: {
        apikey: rig.secretKey,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
      body: JSON.stringify({ id, name, email, message, project_type: 'residential' }),
      signal: AbortSignal.timeout(15_000),
    })
    await response.body?.cancel()
    return response.ok || response.status === ALREADY_RECEIVED
  } catch {
    return false
  }
}

/**
 * Sends until it is acknowledged, always under the same id, as the form does with unchanged text.
 * @returns how many tries it took
 */
export async function insist(send: (enquiry: Enquiry) => Promise<boolean>, enquiry: Enquiry) {
  for (let tries = 1; ; tries += 1) {
    if (await send(enquiry)) return tries
    if (tries > 200) throw new Error(`${enquiry.id} was not acknowledged in ${tries} tries`)
    await sleep(Math.min(100 * tries, 1_000))
  }
}

/** What is in the database, past every line. */
export async function storedEnquiries({ db }: Stack): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { data, error } = await db
      .from('contact_forms')
      .select('id, message')
      .like('email', 'visitor-%@example.com')
      .gt('id', after)
      .order('id')
      .limit(500)
    if (error) throw new Error(error.message)
    for (const { id, message } of data) rows.set(id, message)
    const last = data.at(-1)
    if (!last) return rows
    after = last.id
  }
}

/** Work in parallel, a fixed number at a time. */
export async function inTurns(count: number, abreast: number, work: (index: number) => unknown) {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: abreast }, worker))
}

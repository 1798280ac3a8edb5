import { expect, test } from '@playwright/test'
import { dose, tell } from '../../tools/test-runner/dose'
import {
  byDataApi,
  byForm,
  type Enquiry,
  insist,
  inTurns,
  someEnquiry,
  storedEnquiries,
} from './enquiries'
import { killer } from './killer'
import { rig } from './rig'
import { openStack, type Stack } from './stack'

const COUNT = dose(300, 10_000)
const ABREAST = 16
const KILLS = dose(6, 60)

let stack: Stack
test.beforeAll(async () => {
  stack = await openStack()
})
test.afterAll(() => stack?.close())

const HOUR_MS = 3_600_000

/**
 * The owner hears of every enquiry, once all are well again: by a mail of its own, or in a flood by one for the hour.
 * @returns how many mails there were about how many enquiries
 */
async function everyMailGoesOut(): Promise<string> {
  const { db, mails } = stack
  const waiting = () => db.from('outbox').select('id').is('sent_at', null).is('digest_day', null)
  const call = { method: 'POST', headers: { authorization: `Bearer ${rig.cronSecret}` } }
  await expect
    .poll(async () => {
      // Whoever took one up and died would be waited for two minutes, and the hour may not be over.
      const due = { next_attempt_at: new Date(0).toISOString() }
      await db.from('outbox').update(due).is('sent_at', null).is('digest_day', null)
      await (await fetch(`${rig.siteUrl}/api/notifications`, call)).body?.cancel()
      return (await waiting()).data?.length
    })
    .toBe(0)
  const own = await db
    .from('outbox')
    .select('contact_forms!outbox_contact_form_id_fkey!inner(name, email)')
    .like('contact_forms.email', 'visitor-%@example.com')
  const names = own.data?.map(({ contact_forms: { name } }) => name) ?? []
  const about = (name: string) =>
    mails.filter(({ subject }) => subject.includes(`from ${name}:`)).length
  expect(names.filter((name) => about(name) === 0)).toEqual([])

  let shared = 0
  const { data: hours } = await db
    .from('outbox')
    .select('digest_hour')
    .not('digest_hour', 'is', null)
  for (const { digest_hour } of hours ?? []) {
    const count = await withoutMailOfTheirOwn(digest_hour ?? '')
    expect(mails.map(({ subject }) => subject)).toContain(`${count} more enquiries in your inbox`)
    shared += count
  }
  expect(names.length + shared).toBe(COUNT)
  return `${names.reduce((sum, name) => sum + about(name), 0)} mails about ${names.length}, ${hours?.length} about the other ${shared}`
}

async function withoutMailOfTheirOwn(hour: string): Promise<number> {
  const end = new Date(Date.parse(hour) + HOUR_MS).toISOString()
  const exact = { count: 'exact', head: true } as const
  const arrived = await stack.db
    .from('contact_forms')
    .select('*', exact)
    .gte('created_at', hour)
    .lt('created_at', end)
  const told = await stack.db
    .from('outbox')
    .select('*, contact_forms!outbox_contact_form_id_fkey!inner(created_at)', exact)
    .gte('contact_forms.created_at', hour)
    .lt('contact_forms.created_at', end)
  if (arrived.count === null || told.count === null) throw new Error('Nothing could be counted')
  return arrived.count - told.count
}

test('every acknowledged enquiry is there once, whatever is killed and however the lines fail', async () => {
  const send = byForm(stack)
  const acknowledged = new Map<string, string>()
  let tries = 0
  stack.inner.loose = true
  stack.outer.loose = true
  const kills = killer(stack, {
    count: KILLS,
    seed: 3,
    progress: () => acknowledged.size / COUNT,
  })
  const started = Date.now()
  await inTurns(COUNT, ABREAST, async (index) => {
    const enquiry: Enquiry = someEnquiry(index)
    // Every fifth comes by the other door.
    const needed = await insist(index % 5 ? send : byDataApi, enquiry)
    tries += needed
    acknowledged.set(enquiry.id, enquiry.message)
  })
  await kills
  stack.inner.loose = false
  stack.outer.loose = false
  // Once more from nothing: what counts lies on the disk.
  await stack.backend.kill()
  await stack.backend.start()

  const stored = await storedEnquiries(stack)
  expect(stored.size).toBe(COUNT)
  expect([...acknowledged].filter(([id, message]) => stored.get(id) !== message)).toEqual([])

  const mailed = await everyMailGoesOut()

  const faults = [...stack.inner.met, ...stack.outer.met].reduce((sum, [, met]) => sum + met, 0)
  tell({
    row: 'enquiries acknowledged while processes are killed and lines fail',
    did: `${COUNT} sent in ${tries} tries; ${faults} faults on the lines, backend killed ${stack.backend.kills} times, site ${stack.site.kills} times, in ${Math.round((Date.now() - started) / 1000)} s`,
    found: `0 lost, 0 twice; ${mailed}`,
  })
})

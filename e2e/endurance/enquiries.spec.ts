import { expect, test } from '@playwright/test'
import { dose, tell } from '../../scripts/testing/dose'
import { bench } from './bench'
import {
  byDataApi,
  byForm,
  type Enquiry,
  insist,
  inTurns,
  someEnquiry,
  storedEnquiries,
} from './enquiries'
import { type House, openHouse } from './house'
import { killer } from './killer'

const COUNT = dose(300, 10_000)
const ABREAST = 16
const KILLS = dose(6, 60)

let house: House
test.beforeAll(async () => {
  house = await openHouse()
})
test.afterAll(() => house?.close())

/**
 * The owner hears of everything in the inbox, once all are well again.
 * @returns how many mails there were about how many enquiries
 */
async function everyMailGoesOut(): Promise<string> {
  const { db } = house
  const ours = () =>
    db
      .from('outbox')
      .select('sent_at, contact_forms!inner(name, email, archived)')
      .like('contact_forms.email', 'visitor-%@example.com')
  const call = { method: 'POST', headers: { authorization: `Bearer ${bench.cronSecret}` } }
  await expect
    .poll(async () => {
      // Whoever took one up and died would be waited for two minutes.
      const due = { next_attempt_at: new Date(0).toISOString() }
      await db.from('outbox').update(due).is('sent_at', null).not('contact_form_id', 'is', null)
      await (await fetch(`${bench.siteUrl}/api/notifications`, call)).body?.cancel()
      return (await ours().is('sent_at', null)).data?.length
    })
    .toBe(0)
  const names = (await ours()).data?.map(({ contact_forms: { name } }) => name) ?? []
  const about = (name: string) =>
    house.mails.filter(({ subject }) => subject.includes(`from ${name}:`)).length
  expect(names.filter((name) => about(name) === 0)).toEqual([])
  return `${names.reduce((sum, name) => sum + about(name), 0)} mails about ${names.length} in the inbox`
}

test('every acknowledged enquiry is there once, whatever is killed and however the lines fail', async () => {
  const send = byForm(house)
  const acknowledged = new Map<string, string>()
  let tries = 0
  house.inner.loose = true
  house.outer.loose = true
  const kills = killer(house, {
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
  house.inner.loose = false
  house.outer.loose = false
  // Once more from nothing: what counts lies on the disk.
  await house.backend.kill()
  await house.backend.start()

  const stored = await storedEnquiries(house)
  expect(stored.size).toBe(COUNT)
  expect([...acknowledged].filter(([id, message]) => stored.get(id) !== message)).toEqual([])

  const mailed = await everyMailGoesOut()

  // What is held back has its mail when it is moved to the inbox: then each has exactly one.
  const { db } = house
  await db.from('contact_forms').update({ archived: false }).eq('archived', true)
  const { count } = await db
    .from('outbox')
    .select('*, contact_forms!inner(email)', { count: 'exact', head: true })
    .like('contact_forms.email', 'visitor-%@example.com')
  expect(count).toBe(COUNT)

  const faults = [...house.inner.met, ...house.outer.met].reduce((sum, [, met]) => sum + met, 0)
  tell({
    row: 'enquiries acknowledged while processes are killed and lines fail',
    did: `${COUNT} sent in ${tries} tries; ${faults} faults on the lines, backend killed ${house.backend.kills} times, site ${house.site.kills} times, in ${Math.round((Date.now() - started) / 1000)} s`,
    found: `0 lost, 0 twice, one mail queued for each of ${count}; ${mailed}`,
  })
})

import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'

const begin = 'public.begin_sign_in(text,text)'
const end = 'public.end_sign_in(text,text)'
const undo = 'public.undo_sign_in(text,text)'
const remember = 'public.remember_device(text,text)'
const forget = 'public.forget_devices(text)'
const mail = 'public.begin_mail(text)'
const about = [begin, end, undo, remember, forget, mail, 'private.sign_in_tries']

const asks = async (db: Db, account: string, address: string | null) =>
  (await db.perform('server', 'select begin_sign_in($1, $2) as free', [account, address]))[0]?.free
const succeeds = (db: Db, account: string, address: string | null) =>
  db.perform('server', 'select end_sign_in($1, $2)', [account, address])

const goesUnanswered = (db: Db, account: string, address: string | null) =>
  db.perform('server', 'select undo_sign_in($1, $2)', [account, address])

const remembers = (db: Db, account: string, device: string) =>
  db.perform('server', 'select remember_device($1, $2)', [account, device])
const asksForMail = async (db: Db, account: string) =>
  (await db.perform('server', 'select begin_mail($1) as free', [account]))[0]?.free

/** Records this many tries, the last one this many seconds ago. */
async function tried(db: Db, kind: string, key: string, tries: number, ago: number) {
  await db.sql('delete from private.sign_in_tries')
  await db.sql(
    `insert into private.sign_in_tries values ($1, $2, $3, now() - $4 * interval '1 second')`,
    [kind, key, tries, ago],
  )
}
const counted = async (db: Db) =>
  Object.fromEntries(
    (
      await db.sql<{ name: string; tries: number }>(
        `select kind || ': ' || key as name, tries from private.sign_in_tries where key <> 'tried'`,
      )
    ).map(({ name, tries }) => [name, tries]),
  )

/** Free tries, and the wait in seconds before each later one. */
const rules: [kind: string, key: string, free: number, waits: number[]][] = [
  ['pair', 'ann home', 5, [8, 16, 32, 64, 128, 256, 512, 512, 512]],
  ['address', 'home', 30, [8, 16, 32, 64, 128, 256, 512, 512, 512]],
  ['account', 'ann', 50, [8, 8, 8]],
]

const delays: Check[] = rules.map(([kind, key, free, waits]) => ({
  name: `by ${kind}, ${free} tries are free, and later ones wait up to ${waits.at(-1)} seconds`,
  about,
  run: async (db) => {
    await tried(db, kind, key, free - 1, 0)
    assert.equal(await asks(db, 'ann', 'home'), true)
    for (const [i, wait] of [...waits.entries(), [1_000, waits.at(-1) ?? 0] as const]) {
      await tried(db, kind, key, free + i, wait - 0.01)
      assert.equal(await asks(db, 'ann', 'home'), false, `${free + i} after ${wait - 0.01} s`)
      // A refused try is not counted, so repeating it does not lengthen the wait.
      assert.deepEqual(await counted(db), { [`${kind}: ${key}`]: free + i })
      await tried(db, kind, key, free + i, wait)
      assert.equal(await asks(db, 'ann', 'home'), true, `${free + i} after ${wait} s`)
    }
  },
}))

const others: Check[] = [
  {
    name: 'a try counts for the account, the address and both, before its result is known',
    about,
    run: async (db) => {
      for (let i = 0; i < 2; i++) assert.equal(await asks(db, 'ann', 'home'), true)
      assert.equal(await asks(db, 'bob', 'home'), true)
      assert.deepEqual(await counted(db), {
        'pair: ann home': 2,
        'pair: bob home': 1,
        'address: home': 3,
        'account: ann': 2,
        'account: bob': 1,
      })
      await db.sql(`update private.sign_in_tries set last_at = now() - interval '1 minute'`)
      await asks(db, 'ann', 'home')
      const late = await db.sql(
        `select kind from private.sign_in_tries where last_at < now() and key <> 'tried' order by kind`,
      )
      assert.deepEqual(
        late.map(({ kind }) => kind),
        ['account', 'pair'],
      )
    },
  },
  {
    name: 'a success clears its own tries, and no others',
    about,
    run: async (db) => {
      for (const address of ['home', 'home', 'away']) await asks(db, 'ann', address)
      await asks(db, 'bob', 'home')
      await succeeds(db, 'ann', 'home')
      assert.deepEqual(await counted(db), {
        'pair: ann away': 1,
        'pair: bob home': 1,
        'address: home': 2,
        'address: away': 1,
        'account: ann': 2,
        'account: bob': 1,
        'known: ann home': 0,
      })
    },
  },
  {
    name: 'an unanswered try is uncounted only for the account at that address, which does not become known',
    about,
    run: async (db) => {
      for (const address of ['home', 'home', 'away']) await asks(db, 'ann', address)
      await asks(db, 'bob', 'home')
      await goesUnanswered(db, 'ann', 'home')
      const counts = {
        'pair: ann home': 1,
        'pair: ann away': 1,
        'pair: bob home': 1,
        'address: home': 3,
        'address: away': 1,
        'account: ann': 3,
        'account: bob': 1,
      }
      assert.deepEqual(await counted(db), counts)
      // More undos than tries, as after a success in between, gain nothing.
      for (let i = 0; i < 2; i++) await goesUnanswered(db, 'ann', 'home')
      assert.deepEqual(await counted(db), { ...counts, 'pair: ann home': 0 })
      await goesUnanswered(db, 'ann', null)
      assert.deepEqual(await counted(db), { ...counts, 'pair: ann home': 0 })
    },
  },
  {
    name: 'an attack elsewhere does not delay the owner, and one from many addresses not at a known address',
    about,
    run: async (db) => {
      await tried(db, 'pair', 'ann away', 99, 0)
      assert.equal(await asks(db, 'ann', 'away'), false)
      assert.equal(await asks(db, 'ann', 'home'), true)
      await succeeds(db, 'ann', 'home')
      await db.sql(`insert into private.sign_in_tries values ('address', 'home', 99, now())
        on conflict (kind, key) do update set tries = 99`)
      await db.sql(`update private.sign_in_tries set tries = 99 where kind = 'account'`)
      assert.equal(await asks(db, 'ann', 'home'), true)
      assert.equal(await asks(db, 'bob', 'home'), false)
      assert.equal(await asks(db, 'ann', 'train'), false)
      // One address stays limited even there.
      await db.sql(`update private.sign_in_tries set tries = 5 where kind = 'pair'`)
      assert.equal(await asks(db, 'ann', 'home'), false)
    },
  },
  {
    name: 'where no address is known, the account alone is counted',
    about,
    run: async (db) => {
      assert.equal(await asks(db, 'ann', null), true)
      assert.deepEqual(await counted(db), { 'account: ann': 1 })
      await succeeds(db, 'ann', null)
      assert.deepEqual(await counted(db), { 'account: ann': 0 })
      await tried(db, 'account', 'ann', 50, 0)
      assert.equal(await asks(db, 'ann', null), false)
    },
  },
  {
    name: 'tries expire after a quiet hour; known addresses after 90 days',
    about,
    run: async (db) => {
      const hour = 3600
      for (const [kind, ago, stays] of [
        ['pair', hour, true],
        ['address', hour, true],
        ['account', hour, true],
        ['pair', hour + 1, false],
        ['address', hour + 1, false],
        ['account', hour + 1, false],
        ['known', hour + 1, true],
        ['known', 90 * 24 * hour, true],
        ['known', 90 * 24 * hour + 1, false],
      ] as const) {
        await tried(db, kind, 'x', 3, ago)
        await asks(db, 'ann', 'home')
        assert.equal(`${kind}: x` in (await counted(db)), stays, `${kind} after ${ago} s`)
      }
      await tried(db, 'known', 'ann home', 0, hour)
      await succeeds(db, 'ann', 'home')
      const [known] = await db.sql('select last_at = now() as now from private.sign_in_tries')
      assert.deepEqual(known, { now: true })
    },
  },
  {
    name: 'a known device is not delayed by an attack until it is forgotten; other accounts and devices are',
    about,
    run: async (db) => {
      for (let i = 0; i < 2; i++) await remembers(db, 'ann', 'phone')
      await remembers(db, 'anna', 'phone')
      await db.sql(`insert into private.sign_in_tries
        values ('account', 'ann', 99, now()), ('address', 'phone', 99, now())`)
      assert.equal(await asks(db, 'ann', 'phone'), true)
      assert.equal(await asks(db, 'ann', 'tablet'), false)
      assert.equal(await asks(db, 'bob', 'phone'), false)
      // It has a separate count.
      await db.sql(`update private.sign_in_tries set tries = 5 where kind = 'pair'`)
      assert.equal(await asks(db, 'ann', 'phone'), false)

      await db.sql(`update private.sign_in_tries set tries = 0 where kind = 'pair'`)
      await db.perform('server', `select forget_devices('ann')`)
      assert.equal(await asks(db, 'ann', 'phone'), false)
      const left = await counted(db)
      assert.ok('known: anna phone' in left)
      assert.ok('pair: ann phone' in left)
      await db.sql(`update private.sign_in_tries set last_at = now() - interval '80 days'`)
      await remembers(db, 'anna', 'phone')
      const [known] = await db.sql(
        `select last_at = now() as now from private.sign_in_tries where kind = 'known'`,
      )
      assert.deepEqual(known, { now: true })
    },
  },
  {
    name: 'a mail is allowed once a minute and five times until a quiet hour; a refused one is not counted',
    about,
    run: async (db) => {
      assert.equal(await asksForMail(db, 'ann'), true)
      assert.equal(await asksForMail(db, 'ann'), false)
      assert.equal(await asksForMail(db, 'bob'), true)
      assert.deepEqual(await counted(db), { 'mail: ann': 1, 'mail: bob': 1 })
      for (const [tries, ago, free] of [
        [1, 59.9, false],
        [1, 60, true],
        [4, 60, true],
        [5, 60, false],
        [5, 3599.9, false],
        [5, 3600, true],
      ] as const) {
        await tried(db, 'mail', 'ann', tries, ago)
        assert.equal(await asksForMail(db, 'ann'), free, `${tries} mails, ${ago} s ago`)
        const count = ago === 3600 ? 1 : tries + Number(free)
        assert.deepEqual(await counted(db), { 'mail: ann': count })
      }
      await tried(db, 'known', 'ann home', 0, 7200)
      await asksForMail(db, 'bob')
      assert.deepEqual(await counted(db), { 'known: ann home': 0, 'mail: bob': 1 })
    },
  },
]

export const signInChecks = [...delays, ...others]

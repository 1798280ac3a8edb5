import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db, Row } from '../database.ts'
import { accounts, type Persona, sessions } from '../personas.ts'
import { devices, enquiries, pushKey, pushSecret } from '../world.ts'
import { send, stored } from './sending.ts'

const add = 'public.add_push_device(text,text,text,text)'
const keep = 'public.keep_push_device(text)'
const leave = 'public.leave_push_device()'
const claim = 'public.claim_pushes(integer)'
const queue = ['private.queue_notification()', 'public.outbox', 'public.contact_forms']

const calls = { add: 'select add_push_device($1, $2, $3, $4) as id' }
const values = (address: string) => [address, pushKey, pushSecret, 'Chrome on Android']
const added = async (db: Db, persona: Persona, address: string) =>
  (await db.perform<{ id: string }>(persona, calls.add, values(address)))[0]?.id
const rowOf = async (db: Db, id: unknown) =>
  (await db.sql('select * from public.push_devices where id = $1', [id]))[0]
const kept = async (db: Db, persona: Persona, address: string) =>
  (await db.perform(persona, 'select keep_push_device($1) as id', [address]))[0]?.id
const claimed = (db: Db, most = 20) =>
  db.perform<Row>('server', 'select * from claim_pushes($1)', [most])
const queued = async (db: Db, id: unknown) =>
  (await db.sql('select device from public.outbox where announces = $1 order by device', [id])).map(
    ({ device }) => device,
  )
/** As sent to one owner's device alone. */
const toOwner = async (db: Db) => (await claimed(db)).find(({ device }) => device === devices.owner)

const deviceChecks: Check[] = [
  {
    name: 'an owner adds the browser of this session, which shows no text',
    about: [add],
    run: async (db) => {
      const id = await added(db, 'owner', 'https://push.test/new')
      const row = await rowOf(db, id)
      assert.deepEqual(
        [row?.user_id, row?.session_id, row?.endpoint, row?.p256dh, row?.auth, row?.name],
        [accounts.owner, sessions.owner, ...values('https://push.test/new')],
      )
      assert.deepEqual([row?.shows_text, row?.last_used_at], [false, null])
    },
  },
  {
    name: 'nobody but an owner adds, keeps or leaves a device',
    about: [add, keep, leave],
    run: async (db) => {
      const outcome = await db.attempt('stranger', calls.add, values('https://push.test/new'))
      assert.equal(outcome.error, 'denied')
      assert.equal(await kept(db, 'stranger', 'https://push.test/stranger'), null)
      await db.perform('stranger', 'select leave_push_device()')
      assert.ok(await rowOf(db, devices.stranger))
    },
  },
  {
    name: 'a known browser is renewed with its id; text stays only with the same owner',
    about: [add],
    run: async (db) => {
      await db.sql(
        `update public.push_devices set shows_text = true, session_id = gen_random_uuid(), name = 'x',
          p256dh = repeat('x', 87), auth = repeat('x', 22)`,
      )
      assert.equal(await added(db, 'owner', 'https://push.test/owner'), devices.owner)
      const own = await rowOf(db, devices.owner)
      assert.deepEqual(
        [own?.shows_text, own?.session_id, own?.p256dh, own?.auth, own?.name],
        [true, sessions.owner, pushKey, pushSecret, 'Chrome on Android'],
      )
      assert.equal(await added(db, 'owner', 'https://push.test/rival'), devices.rival)
      const taken = await rowOf(db, devices.rival)
      assert.deepEqual(
        [taken?.user_id, taken?.shows_text, taken?.session_id],
        [accounts.owner, false, sessions.owner],
      )
    },
  },
  {
    name: 'an owner has ten devices at most, however many others have; a known one is renewed still',
    about: [add],
    run: async (db) => {
      for (let n = 2; n <= 10; n++) await added(db, 'owner', `https://push.test/${n}`)
      const more = await db.attempt('owner', calls.add, values('https://push.test/11'))
      assert.equal(more.error, 'PT409')
      assert.equal(await added(db, 'owner', 'https://push.test/owner'), devices.owner)
      assert.ok(await added(db, 'rival', 'https://push.test/11'))
    },
  },
  {
    name: 'a browser is tied to the session of now by its owner alone',
    about: [keep],
    run: async (db) => {
      await db.sql('update public.push_devices set session_id = gen_random_uuid()')
      assert.equal(await kept(db, 'owner', 'https://push.test/rival'), null)
      assert.equal(await kept(db, 'owner', 'https://push.test/none'), null)
      assert.equal(await kept(db, 'owner', 'https://push.test/owner'), devices.owner)
      assert.equal((await rowOf(db, devices.owner))?.session_id, sessions.owner)
      assert.notEqual((await rowOf(db, devices.rival))?.session_id, sessions.owner)
    },
  },
  {
    name: 'signing out removes the device of this session and no other',
    about: [leave],
    run: async (db) => {
      const other = await added(db, 'owner', 'https://push.test/other')
      await db.sql('update public.push_devices set session_id = gen_random_uuid() where id = $1', [
        other,
      ])
      // The same session id in another account's row.
      await db.sql('update public.push_devices set session_id = $2 where id = $1', [
        devices.rival,
        sessions.owner,
      ])
      await db.perform('owner', 'select leave_push_device()')
      const left = await db.sql<{ id: string }>('select id from public.push_devices')
      assert.deepEqual(
        left.map(({ id }) => id).sort(),
        [devices.rival, devices.stranger, other].sort(),
      )
    },
  },
  {
    name: 'removing a device or its account removes what waits for it',
    about: ['links of public.outbox', 'links of public.push_devices'],
    run: async (db) => {
      const { id } = await send(db, {})
      await db.perform('owner', 'delete from push_devices where id = $1', [devices.owner])
      assert.deepEqual(await queued(db, id), [devices.rival, devices.stranger])
      await db.sql(`delete from public.projects where user_id = '${accounts.rival}'`)
      await db.sql(`delete from auth.users where id = '${accounts.rival}'`)
      assert.deepEqual(await queued(db, id), [devices.stranger])
      await db.perform('server', 'delete from contact_forms where id = $1', [id])
      assert.deepEqual(await queued(db, id), [])
    },
  },
  {
    name: 'what a device is told of exists, and so does the device',
    about: ['links of public.outbox'],
    run: async (db) => {
      const nobody = crypto.randomUUID()
      for (const [enquiry, device] of [
        [nobody, devices.owner],
        [enquiries.inbox, nobody],
      ]) {
        const text = 'insert into outbox (announces, device) values ($1, $2)'
        assert.equal((await db.attempt('server', text, [enquiry, device])).error, '23503')
      }
      const text = `insert into outbox (reminds, remind_on) values ($1, '2026-01-01')`
      assert.equal((await db.attempt('server', text, [nobody])).error, '23503')
    },
  },
]

const newsChecks: Check[] = [
  {
    name: 'a new enquiry is announced on every device, once; spam on none, not even once moved',
    about: queue,
    run: async (db) => {
      const { id } = await send(db, {})
      assert.deepEqual(await queued(db, id), Object.values(devices))
      const again = 'insert into outbox (announces, device) values ($1, $2)'
      assert.equal((await db.attempt('server', again, [id, devices.owner])).error, '23505')
      const confirmed = 'insert into outbox (confirms) values ($1)'
      assert.equal((await db.attempt('server', confirmed, [id])).error, '23505')
      const spam = await send(db, { quarantine_reason: 'too_fast' })
      await db.perform('owner', 'update contact_forms set archived = false where id = $1', [
        spam.id,
      ])
      assert.deepEqual(await queued(db, spam.id), [])
    },
  },
  {
    name: 'in a flood sixty are announced',
    about: queue,
    run: async (db) => {
      const announced = async (name: string, many: number) => {
        const sent = await stored(db, many, (i) => ({ email: `${name}${i}@x.org` }))
        const all = await Promise.all(sent.map(({ id }) => queued(db, id)))
        return all.filter(({ length }) => length).length
      }
      assert.equal(await announced('before', 60), 60)
      assert.equal(await announced('after', 1), 0)
    },
  },
  {
    name: 'a claimed notification goes to devices of owners, with name and kind, and no text unless allowed',
    about: [claim],
    run: async (db) => {
      const { id } = await send(db, { name: 'Ann', message: 'Four windows.' })
      await db.perform('rival', 'update push_devices set shows_text = true')
      const rows = await claimed(db)
      assert.deepEqual(
        rows.map(({ device, name, project_type, message }) => [
          device,
          name,
          project_type,
          message,
        ]),
        [
          [devices.owner, 'Ann', 'custom', null],
          [devices.rival, 'Ann', 'custom', 'Four windows.'],
        ],
      )
      const [first] = rows
      assert.deepEqual(
        [first?.endpoint, first?.p256dh, first?.auth, first?.enquiry, first?.is_reminder],
        ['https://push.test/owner', pushKey, pushSecret, id, false],
      )
      assert.deepEqual(await claimed(db), [])
    },
  },
  {
    name: 'it counts what is unread: new, in the inbox, not deleted',
    about: [claim],
    run: async (db) => {
      for (const email of ['a@x.org', 'b@x.org']) await send(db, { email })
      for (const set of [`status = 'contacted'`, 'archived = true', 'deleted_at = now()']) {
        const { id } = await send(db, { email: `${set.length}@x.org` })
        await db.perform('owner', `update contact_forms set ${set} where id = $1`, [id])
      }
      assert.equal(Number((await toOwner(db))?.unread), 3)
    },
  },
  ...[
    'update auth.sessions set id = gen_random_uuid() where id = $1',
    `update auth.sessions set user_id = '${accounts.rival}' where id = $1`,
  ].map((change, n) => ({
    name: `a device whose session has ended is told no name, text or count (${n + 1})`,
    about: [claim],
    run: async (db: Db) => {
      const { id } = await send(db, {})
      await db.sql('update public.push_devices set shows_text = true')
      await db.sql(change, [sessions.owner])
      const row = await toOwner(db)
      assert.equal(row?.enquiry, id)
      assert.deepEqual(
        [row?.name, row?.project_type, row?.message, row?.unread],
        [null, null, null, null],
      )
    },
  })),
  {
    name: 'each further attempt at a notification waits twice as long, up to six hours',
    about: [claim],
    run: async (db) => {
      await db.sql('delete from public.push_devices where id <> $1', [devices.owner])
      const { id } = await send(db, {})
      const waits: unknown[] = []
      for (let attempt = 1; attempt <= 10; attempt++) {
        await db.sql('update public.outbox set next_attempt_at = now()')
        assert.equal((await claimed(db)).length, 1)
        const [row] = await db.sql(
          `select attempts, extract(epoch from next_attempt_at - now())::int / 60 as minutes
          from public.outbox where announces = $1`,
          [id],
        )
        assert.equal(row?.attempts, attempt)
        waits.push(row?.minutes)
      }
      assert.deepEqual(waits, [2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
    },
  },
  {
    name: 'no more notifications are claimed than requested, longest due first; mails stay',
    about: [claim, 'public.claim_notifications(integer)'],
    run: async (db) => {
      const { id } = await send(db, { name: 'Ann' })
      await send(db, { name: 'Late', email: 'late@x.org' })
      await db.sql(
        `update public.outbox set next_attempt_at = now() - interval '1 minute'
        where announces = $1 and device = $2`,
        [id, devices.rival],
      )
      assert.deepEqual(
        (await claimed(db, 1)).map(({ name, device }) => [name, device]),
        [['Ann', devices.rival]],
      )
      const mails = await db.perform<Row>('server', 'select * from claim_notifications(20)')
      assert.deepEqual(mails.map(({ name }) => name).filter(Boolean), ['Ann Inbox', 'Ann', 'Late'])
    },
  },
  {
    name: 'a shown notification is not claimed again; an expired one is dropped',
    about: [claim],
    run: async (db) => {
      await send(db, {})
      await db.sql('update public.outbox set sent_at = now()')
      assert.deepEqual(await claimed(db), [])
      await db.sql('update public.outbox set sent_at = null, expires_at = now()')
      assert.deepEqual(await claimed(db), [])
      assert.deepEqual(await db.sql('select 1 from public.outbox where device is not null'), [])
    },
  },
  ...[`status = 'contacted'`, 'archived = true', 'deleted_at = now()'].map((set) => ({
    name: `no notification is claimed for an enquiry that the owner has handled: ${set}`,
    about: [claim],
    run: async (db: Db) => {
      const { id } = await send(db, {})
      await db.perform('owner', `update contact_forms set ${set} where id = $1`, [id])
      assert.deepEqual(await claimed(db), [])
    },
  })),
]

export const pushChecks = [...deviceChecks, ...newsChecks]

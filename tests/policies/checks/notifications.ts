import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db, Row } from '../database.ts'
import { accounts } from '../personas.ts'
import { enquiries } from '../world.ts'
import { send } from './sending.ts'

const claim = 'public.claim_notifications(integer)'
const digest = ['private.queue_digest()', 'public.outbox', 'public.contact_forms']
const claimed = (db: Db, most = 20) =>
  db.perform<Row>('server', 'select * from claim_notifications($1)', [most])
const minutesToNext = async (db: Db) =>
  (
    await db.sql(
      `select attempts, extract(epoch from next_attempt_at - now())::int / 60 as minutes from public.outbox`,
    )
  )[0]

const claims: Check[] = [
  {
    name: 'a mail is claimed once, with its enquiry, and is not due again meanwhile',
    about: [claim],
    run: async (db) => {
      const [mail, ...others] = await claimed(db)
      assert.equal(others.length, 0)
      assert.equal(mail?.name, 'Ann Inbox')
      assert.equal(mail?.message, 'Four windows, please.')
      assert.equal(mail?.digest_day, null)
      assert.deepEqual(await claimed(db), [])
    },
  },
  {
    name: 'each further attempt waits twice as long, up to six hours',
    about: [claim],
    run: async (db) => {
      const waits: unknown[] = []
      for (let attempt = 1; attempt <= 10; attempt++) {
        await db.sql('update public.outbox set next_attempt_at = now()')
        assert.equal((await claimed(db)).length, 1)
        const row = await minutesToNext(db)
        assert.equal(row?.attempts, attempt)
        waits.push(row?.minutes)
      }
      assert.deepEqual(waits, [2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
    },
  },
  {
    name: 'no more mails are claimed than requested, longest due first',
    about: [claim],
    run: async (db) => {
      await send(db, { name: 'Late' })
      await db.sql(`update public.outbox set next_attempt_at = now() - interval '1 minute'
        where contact_form_id = '${enquiries.inbox}'`)
      assert.deepEqual(
        (await claimed(db, 1)).map(({ name }) => name),
        ['Ann Inbox'],
      )
    },
  },
  {
    name: 'a sent mail is not claimed again, nor an expired one; of its enquiry no mail has told',
    about: [claim],
    run: async (db) => {
      await db.sql('update public.outbox set sent_at = now()')
      assert.deepEqual(await claimed(db), [])
      await db.sql(`update public.outbox set sent_at = null, expires_at = now()`)
      assert.deepEqual(await claimed(db), [])
      const untold = 'select not_notified_yet($1) as id'
      const rows = await db.perform('owner', untold, [`{${enquiries.inbox}}`])
      assert.deepEqual(rows, [{ id: enquiries.inbox }])
      assert.deepEqual(
        await db.sql('select 1 from public.outbox where contact_form_id is null'),
        [],
      )
    },
  },
  ...[`status = 'contacted'`, 'archived = true', 'deleted_at = now()'].map((set) => ({
    name: `no mail is claimed for an enquiry that the owner has handled: ${set}`,
    about: [claim],
    run: async (db: Db) => {
      await db.perform('owner', `update contact_forms set ${set} where id = $1`, [enquiries.inbox])
      assert.deepEqual(await claimed(db), [])
    },
  })),
  ...(['visitor', 'stranger', 'owner'] as const).map((persona) => ({
    name: `${persona} can neither claim mails nor read the address`,
    about: [claim, 'public.notification_address()'],
    run: async (db: Db) => {
      for (const call of ['claim_notifications(1)', 'notification_address()']) {
        assert.equal((await db.attempt(persona, `select ${call}`)).error, 'denied')
      }
    },
  })),
]

const digests: Check[] = [
  {
    name: 'a day with spam writes one mail, due at eight the next morning',
    about: digest,
    run: async (db) => {
      const written = () => db.sql('select id from public.outbox where digest_day is not null')
      await send(db, {})
      assert.deepEqual(await written(), [])
      await send(db, { quarantine_reason: 'honeypot' })
      await send(db, { quarantine_reason: 'too_fast' })
      const rows = await db.sql(
        `select contact_form_id, digest_day = (now() at time zone 'Europe/London')::date as today,
          next_attempt_at at time zone 'Europe/London' = digest_day + 1 + time '08:00' as morning
        from public.outbox where digest_day is not null`,
      )
      assert.deepEqual(rows, [{ contact_form_id: null, today: true, morning: true }])
      assert.equal((await claimed(db)).filter((row) => row.digest_day).length, 0)
    },
  },
  {
    name: 'it counts what of that day is still spam, and nothing the owner moved there',
    about: [claim, ...digest],
    run: async (db) => {
      const spam = await send(db, { quarantine_reason: 'honeypot' })
      await send(db, { quarantine_reason: 'honeypot' })
      const gone = await send(db, { quarantine_reason: 'honeypot' })
      const mine = await send(db, { email: 'other@example.org' })
      const set = (id: unknown, change: string) =>
        db.perform('owner', `update contact_forms set ${change} where id = $1`, [id])
      await set(gone.id, 'deleted_at = now()')
      await set(mine.id, 'archived = true')
      // Past the trigger that sets spam_since: the day's first moment, and the next day's.
      await db.sql('set local session_replication_role = replica')
      const midnight = (day: number, id: unknown) =>
        db.sql(
          `update public.contact_forms set spam_since = ((now() at time zone 'Europe/London')::date + $2::int)
            ::timestamp at time zone 'Europe/London' where id = $1`,
          [id, day],
        )
      await midnight(0, spam.id)
      await midnight(1, enquiries.spam)
      await db.sql('set local session_replication_role = origin')
      await db.sql('update public.outbox set next_attempt_at = now() where digest_day is not null')
      const counted = async () =>
        (await claimed(db)).filter((row) => row.digest_day).map((row) => Number(row.spam_count))
      assert.deepEqual(await counted(), [2])
      await set(spam.id, 'archived = false')
      await db.sql('update public.outbox set next_attempt_at = now() where digest_day is not null')
      assert.deepEqual(await counted(), [1])
    },
  },
  {
    name: 'the digest of an hour counts what arrived in it and has no mail of its own',
    about: [claim, 'public.not_notified_yet(uuid[])', 'public.outbox'],
    run: async (db) => {
      await db.sql('delete from public.outbox')
      const rows: Row[] = []
      for (let i = 0; i < 65; i++) rows.push(await send(db, { email: `s${i}@x.org` }))
      const [deleted, mine, another, late, first] = rows.slice(60).map(({ id }) => id)
      await db.sql('update public.contact_forms set deleted_at = now() where id = $1', [deleted])
      const ids = rows.map(({ id }) => id)
      const waiting = () => db.perform('owner', 'select not_notified_yet($1) as id', [ids])
      assert.equal((await waiting()).length, 65)
      await db.sql('update public.outbox set sent_at = now() where digest_hour is null')
      assert.equal((await waiting()).length, 5)
      const spam = 'update public.contact_forms set archived = true where id = any ($1)'
      await db.sql(spam, [[mine, another]])
      const next = `update public.contact_forms set created_at = date_trunc('hour', now()) + interval '1 hour' where id = $1`
      await db.sql(next, [late])
      const start = `update public.contact_forms set created_at = date_trunc('hour', now()) where id = $1`
      await db.sql(start, [first])
      assert.deepEqual((await waiting()).map(({ id }) => id).sort(), [deleted, first].sort())
      await db.sql('update public.outbox set next_attempt_at = now() where digest_hour is not null')
      const mails = await claimed(db)
      assert.deepEqual(
        mails.map(({ arrived, name, digest_day }) => [Number(arrived), name, digest_day]),
        [[1, null, null]],
      )
      assert.ok(mails[0]?.digest_hour)
      await db.sql('update public.outbox set sent_at = now()')
      assert.deepEqual(await waiting(), [])
    },
  },
  {
    name: 'a mail is about one enquiry or one day, and each day has one mail',
    about: ['public.outbox', 'links of public.outbox'],
    run: async (db) => {
      const put = (id: string | null, day: string | null) =>
        db.sql('insert into public.outbox (contact_form_id, digest_day) values ($1, $2)', [id, day])
      await assert.rejects(
        db.undone(async () => void (await put(null, null))),
        { code: '23514' },
      )
      await assert.rejects(
        db.undone(async () => void (await put(enquiries.spam, '2026-01-01'))),
        { code: '23514' },
      )
      await put(null, '2026-01-01')
      await assert.rejects(put(null, '2026-01-01'), { code: '23505' })
    },
  },
]

const address: Check = {
  name: 'mails go to the contact address, else to the account of the oldest profile, else to the first owner',
  about: ['public.notification_address()'],
  run: async (db) => {
    const asked = async () =>
      (await db.perform('server', 'select notification_address() as to'))[0]?.to
    assert.equal(await asked(), 'owner@example.org')
    await db.sql(
      `update public.profiles set contact_email = 'rival@shop.org' where id = '${accounts.rival}'`,
    )
    assert.equal(await asked(), 'owner@example.org')
    await db.sql(
      `update public.profiles set contact_email = 'office@shop.org' where id = '${accounts.owner}'`,
    )
    assert.equal(await asked(), 'office@shop.org')
    await db.sql('delete from public.profiles')
    await db.sql(
      `update private.owners set created_at = now() - interval '1 day' where user_id = '${accounts.rival}'`,
    )
    assert.equal(await asked(), 'rival@example.org')
  },
}

const waiting: Check = {
  name: 'only an owner can list enquiries whose mail is not sent',
  about: ['public.not_notified_yet(uuid[])'],
  run: async (db) => {
    const other = await send(db, {})
    const ask = (persona: 'visitor' | 'stranger' | 'owner') =>
      db.attempt(persona, 'select not_notified_yet($1) as id', [[enquiries.inbox, enquiries.spam]])
    assert.equal((await ask('visitor')).error, 'denied')
    assert.deepEqual((await ask('stranger')).rows, [])
    assert.deepEqual((await ask('owner')).rows, [{ id: enquiries.inbox }])
    await db.sql(`update public.outbox set sent_at = now() where contact_form_id <> $1`, [other.id])
    assert.deepEqual((await ask('owner')).rows, [])
  },
}

export const notificationChecks = [...claims, ...digests, address, waiting]

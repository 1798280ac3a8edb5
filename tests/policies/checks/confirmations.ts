import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db, Row } from '../database.ts'
import { accounts } from '../personas.ts'
import { send, stored } from './sending.ts'

const about = ['private.queue_notification()', 'public.outbox', 'public.contact_forms']
const claim = 'public.claim_notifications(integer)'

const confirmed = async (db: Db, id: unknown) =>
  (await db.sql('select 1 from public.outbox where confirms = $1', [id])).length
const claimed = async (db: Db) =>
  (await db.perform<Row>('server', 'select * from claim_notifications(20)')).filter(
    ({ confirm_to }) => confirm_to,
  )

export const confirmationChecks: Check[] = [
  {
    name: 'a mailbox gets one confirmation a day, in any spelling, others theirs',
    about,
    run: async (db) => {
      const first = await send(db, { email: 'A.nn+x@googlemail.com' })
      assert.equal(await confirmed(db, first.id), 1)
      assert.equal(await confirmed(db, (await send(db, { email: 'ann@GMAIL.com' })).id), 0)
      assert.equal(await confirmed(db, (await send(db, { email: 'ann@example.com' })).id), 1)
      const age = (interval: string) =>
        db.sql(`update public.contact_forms set created_at = now() - $2::interval where id = $1`, [
          first.id,
          interval,
        ])
      await db.sql('update public.outbox set sent_at = now()')
      await age('23 hours 59 minutes')
      assert.equal(await confirmed(db, (await send(db, { email: 'ann@gmail.com' })).id), 0)
      await age('24 hours')
      assert.equal(await confirmed(db, (await send(db, { email: 'ann@gmail.com' })).id), 1)
    },
  },
  {
    name: 'spam gets none, not even once the owner has moved it to the inbox',
    about,
    run: async (db) => {
      const { id } = await send(db, { quarantine_reason: 'too_fast' })
      await db.perform('owner', 'update contact_forms set archived = false where id = $1', [id])
      assert.equal(await confirmed(db, id), 0)
    },
  },
  {
    name: 'in a flood nobody gets one',
    about,
    run: async (db) => {
      const count = async (name: string, many: number) => {
        const sent = await stored(db, many, (i) => ({ email: `${name}${i}@x.org` }))
        const counts = await Promise.all(sent.map(({ id }) => confirmed(db, id)))
        return counts.filter(Boolean).length
      }
      assert.equal(await count('before', 60), 60)
      assert.equal(await count('after', 1), 0)
    },
  },
  {
    name: 'the site’s profile switches them off; without a word they are on',
    about,
    run: async (db) => {
      const ask = async (account: string, value: boolean | null, email: string) => {
        const text = 'update public.profiles set confirm_enquiries = $2 where id = $1'
        await db.sql(text, [account, value])
        return confirmed(db, (await send(db, { email })).id)
      }
      assert.equal(await ask(accounts.owner, false, 'a@x.org'), 0)
      assert.equal(await ask(accounts.owner, null, 'b@x.org'), 1)
      assert.equal(await ask(accounts.rival, false, 'c@x.org'), 1)
      await db.sql('delete from public.profiles')
      assert.equal(await confirmed(db, (await send(db, { email: 'd@x.org' })).id), 1)
    },
  },
  {
    name: 'a claimed confirmation has the address alone, and comes after the owner’s mail',
    about: [claim],
    run: async (db) => {
      const { id } = await send(db, { email: 'Ann@x.org', phone: '0191 498 0123' })
      await send(db, { email: 'jo@x.org' })
      const all = await db.perform<Row>('server', 'select * from claim_notifications(20)')
      const mails = all.map(({ name, email, confirm_to }) => [name, email, confirm_to])
      assert.deepEqual(mails.slice(-4), [
        ['Ann', 'Ann@x.org', null],
        [null, null, 'Ann@x.org'],
        ['Ann', 'jo@x.org', null],
        [null, null, 'jo@x.org'],
      ])
      assert.deepEqual(
        all.flatMap(({ confirm_to, confirm_by_phone }) => (confirm_to ? [confirm_by_phone] : [])),
        [true, false],
      )
      const [row] = all.filter(({ confirm_to }) => confirm_to === 'Ann@x.org')
      assert.deepEqual([row?.phone, row?.message, row?.received_at], [null, null, null])
      assert.equal(await confirmed(db, id), 1)
    },
  },
  ...[`status = 'contacted'`, 'archived = true', 'deleted_at = now()'].map((set) => ({
    name: `no confirmation is claimed once the owner has handled the enquiry: ${set}`,
    about: [claim],
    run: async (db: Db) => {
      const { id } = await send(db, { email: 'ann@x.org' })
      await db.perform('owner', `update contact_forms set ${set} where id = $1`, [id])
      assert.deepEqual(await claimed(db), [])
    },
  })),
]

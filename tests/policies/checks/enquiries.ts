import assert from 'node:assert/strict'
import { periods } from '../../../lib/periods.ts'
import { dose } from '../../../tools/test-runner/dose.ts'
import type { Check } from '../check.ts'
import type { Db, Row } from '../database.ts'
import { enquiry, send, stored } from './sending.ts'

const about = ['public.contact_forms', 'private.receive_enquiry()', 'private.normalise_email(text)']
const callers = [...about, 'private.enquiry_callers']
const chosen = {
  status: 'completed',
  archived: true,
  created_at: '2001-01-01',
  deleted_at: '2001-01-01',
  note: 'Mine',
  email_key: 'nobody',
}

/** As many as there are spellings, each read back as kept in the inbox or spam for a reason. */
async function reasons(db: Db, emails: string[]): Promise<unknown[]> {
  const found: unknown[] = []
  for (const email of emails) found.push((await send(db, { email })).quarantine_reason)
  return found
}

const tidied: [field: string, given: string, kept: string | null][] = [
  ['name', ' \n Ann \t', 'Ann'],
  ['email', ' Ann@Example.org ', 'Ann@Example.org'],
  ['phone', '  ', null],
  ['phone', '\t 0191 1 ', '0191 1'],
  ['message', '\n Two lines,\n please.\n', 'Two lines,\n please.'],
]

export const enquiryChecks: Check[] = [
  ...tidied.map(([field, given, kept]) => ({
    name: `an enquiry's ${field} ${JSON.stringify(given)} is stored as ${JSON.stringify(kept)}`,
    about,
    run: async (db: Db) => assert.equal((await send(db, { [field]: given }))[field], kept),
  })),
  ...['name', 'message', 'email'].map((field) => ({
    name: `an enquiry with a blank ${field} is refused`,
    about,
    run: async (db: Db) => {
      const row = { ...enquiry, [field]: ' \n\t' }
      const text = `insert into contact_forms (name, email, project_type, message)
        values ($1, $2, $3, $4)`
      const values = [row.name, row.email, row.project_type, row.message]
      assert.equal((await db.attempt('server', text, values)).error, '23514')
    },
  })),
  {
    name: 'a new enquiry is new, unread and dated now, whatever the sender sets',
    about,
    run: async (db) => {
      const row = await send(db, chosen)
      const [{ now } = {}] = await db.sql('select now()')
      assert.deepEqual(Object.fromEntries(Object.keys(chosen).map((key) => [key, row[key]])), {
        status: 'new',
        archived: false,
        created_at: now,
        deleted_at: null,
        note: null,
        email_key: 'ann@example.org',
      })
      assert.equal((await send(db, { status: 'completed', archived: true })).archived, false)
    },
  },
  {
    name: 'a repeated send is reported as a duplicate id',
    about,
    run: async (db) => {
      const { id } = await send(db, {})
      const text = `insert into contact_forms (id, name, email, project_type, message)
        values ($1, 'A', 'b@c.de', 'custom', 'x')`
      assert.equal((await db.attempt('server', text, [id])).error, '23505')
    },
  },
  ...['honeypot', 'no_token', 'too_fast'].map((reason) => ({
    name: `the server may say ${reason}: spam, the sender none the wiser`,
    about,
    run: async (db: Db) => {
      const row = await send(db, { quarantine_reason: reason })
      assert.deepEqual([row.quarantine_reason, row.archived], [reason, true])
    },
  })),
  ...['sender_rate', 'caller_rate', 'whatever', ''].map((reason) => ({
    name: `only the database can set the reason '${reason}'`,
    about,
    run: async (db: Db) => {
      const row = await send(db, { quarantine_reason: reason })
      assert.deepEqual([row.quarantine_reason, row.archived], [null, false])
    },
  })),
  {
    name: 'enquiries do not wait for each other: only a confirmation is locked, by mailbox',
    about,
    run: async (db) => {
      const locks = async () =>
        (await db.sql(`select 1 from pg_locks where locktype = 'advisory'`)).length
      await send(db, { quarantine_reason: 'honeypot' })
      assert.equal(await locks(), 0)
      // Taken only where it is free: a second enquiry at the same moment gets no confirmation.
      await send(db, {})
      await send(db, {})
      assert.equal(await locks(), 1)
    },
  },
  {
    name: 'the words of spam fill no index until it is moved to the inbox',
    about: ['public.contact_forms'],
    run: async (db) => {
      const size = async () =>
        (await db.sql(`select pg_relation_size('public.contact_forms_words') as bytes`))[0]?.bytes
      const before = await size()
      const words = () => Array.from({ length: 120 }, () => crypto.randomUUID()).join(' ')
      await stored(db, 50, () => ({ quarantine_reason: 'honeypot', message: words() }))
      assert.equal(await size(), before)
      await db.sql('update public.contact_forms set archived = false')
      assert.notEqual(await size(), before)
    },
  },
  {
    name: 'the fourth within an hour from one mailbox is spam, however it is spelled',
    about,
    run: async (db) => {
      const spellings = [
        'Ann.O@gmail.com',
        'a.n.n.o+x@GMAIL.com',
        ' anno@googlemail.com',
        'anno+y@gmail.com',
      ]
      assert.deepEqual(await reasons(db, spellings), [null, null, null, 'sender_rate'])
      const elsewhere = [
        'ANN+1@example.org',
        'ann@Example.org',
        'ann+2@example.org',
        'Ann@example.org',
      ]
      assert.deepEqual(await reasons(db, elsewhere), [null, null, null, 'sender_rate'])
    },
  },
  {
    name: 'different mailboxes are not treated as one',
    about,
    run: async (db) => {
      const others = [
        'a.b@example.org',
        'ab@example.org',
        'ab@example.com',
        'ab@gmail.org',
        'ab@mail.gmail.com',
      ]
      assert.deepEqual(await reasons(db, others), [null, null, null, null, null])
    },
  },
  {
    name: 'spam and deleted ones count for their sender',
    about,
    run: async (db) => {
      for (const quarantine_reason of ['honeypot', 'too_fast'])
        await send(db, { quarantine_reason })
      const { id } = await send(db, {})
      await db.perform('owner', 'update contact_forms set deleted_at = now() where id = $1', [id])
      assert.equal((await send(db, {})).quarantine_reason, 'sender_rate')
      assert.equal(
        (await send(db, { quarantine_reason: 'honeypot' })).quarantine_reason,
        'honeypot',
      )
    },
  },
  {
    name: 'the mailbox is free again after an hour, and not before',
    about,
    run: async (db) => {
      for (let i = 0; i < 3; i++) await send(db, {})
      const age = (interval: string) =>
        db.sql(`update public.contact_forms set created_at = now() - $1::interval`, [interval])
      await age('59 minutes 59 seconds')
      assert.equal((await send(db, {})).quarantine_reason, 'sender_rate')
      await age('1 hour')
      assert.equal((await send(db, {})).quarantine_reason, null)
    },
  },
  {
    name: 'the sixth within an hour from one caller is spam, whatever the mailbox; others are not',
    about: callers,
    run: async (db) => {
      const from = async (caller_key: string | null, i: number) =>
        (await send(db, { caller_key, email: `${caller_key}-${i}@x.org` })).quarantine_reason
      const found: unknown[] = []
      for (let i = 0; i < 6; i++) found.push(await from('home', i))
      assert.deepEqual(found, [null, null, null, null, null, 'caller_rate'])
      assert.equal(await from('elsewhere', 0), null)
      // Unknown callers do not count as one caller.
      for (let i = 0; i < 7; i++) assert.equal(await from(null, i), null)
      const age = (interval: string) =>
        db.sql(`update private.enquiry_callers set arrived_at = now() - $1::interval`, [interval])
      await age('59 minutes 59 seconds')
      assert.equal(await from('home', 6), 'caller_rate')
      await age('1 hour')
      assert.equal(await from('home', 7), null)
    },
  },
  {
    name: 'the caller is forgotten after an hour and never stored with the enquiry',
    about: callers,
    run: async (db) => {
      const longest = `now() - interval '${periods.callerHours} hours'`
      const known = () => db.sql('select caller_key from private.enquiry_callers order by 1')
      await db.sql('delete from private.enquiry_callers')
      assert.equal((await send(db, { caller_key: 'home' })).caller_key, null)
      await db.sql(`update private.enquiry_callers set arrived_at = ${longest}`)
      await send(db, { caller_key: 'elsewhere' })
      assert.deepEqual(await known(), [{ caller_key: 'elsewhere' }])
      await db.sql(`update private.enquiry_callers set arrived_at = ${longest}`)
      await db.perform('server', 'select purge_enquiries()')
      assert.deepEqual(await known(), [])
      // In batches of a thousand, so that no writer waits long.
      await db.sql(`insert into private.enquiry_callers
        select 'crowd', ${longest} from generate_series(1, 1001)`)
      await db.perform('server', 'select purge_enquiries()')
      assert.equal((await known()).length, 1)
    },
  },
  {
    name: 'a flood from many addresses hides nobody: above sixty an hour a digest takes the place of mails',
    about: [...about, 'private.queue_notification()', 'public.outbox'],
    run: async (db) => {
      await db.sql('delete from public.outbox')
      await stored(db, 20, (i) => ({ email: `h${i}@x.org`, quarantine_reason: 'honeypot' }))
      const flood: Row[] = []
      for (let i = 0; i < dose(70, 1000); i++) flood.push(await send(db, { email: `s${i}@x.org` }))
      assert.ok(flood.every(({ archived }) => !archived))
      const real = await send(db, { email: 'real@x.org' })
      assert.deepEqual([real.archived, real.quarantine_reason], [false, null])
      const queued = () =>
        db.sql(`select count(contact_form_id)::int as mails,
          count(*) filter (where digest_hour = date_trunc('hour', now())
            and next_attempt_at = digest_hour + interval '61 minutes')::int as digests
          from public.outbox where digest_day is null`)
      assert.deepEqual(await queued(), [{ mails: 60, digests: 1 }])
      // One moved by hand has a mail of its own.
      const move = `update public.contact_forms set archived = false where email = 'h0@x.org'`
      await db.sql(move)
      assert.deepEqual(await queued(), [{ mails: 61, digests: 1 }])
      await db.sql(`update public.contact_forms set created_at = now() - interval '1 hour'`)
      await send(db, { email: 'calm@x.org' })
      assert.deepEqual(await queued(), [{ mails: 62, digests: 1 }])
    },
  },
  {
    name: 'a flood from one sender, in one call, takes three places: a real one reaches the inbox',
    about,
    run: async (db) => {
      const row = (i: number): Row => ({ email: i === 150 ? 'real@x.org' : `spam+${i}@x.org` })
      const flood = await stored(db, 300, row)
      const kept = flood.filter(({ archived }) => !archived).map(({ email }) => email)
      assert.deepEqual(kept, ['spam+0@x.org', 'spam+1@x.org', 'spam+2@x.org', 'real@x.org'])
      assert.equal(flood.length, 300)
    },
  },
]

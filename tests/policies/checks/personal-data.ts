import assert from 'node:assert/strict'
import { periods } from '../../../lib/periods.ts'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { sessions } from '../personas.ts'
import { send } from './sending.ts'

const find = 'public.find_personal_data(text)'
const erase = 'public.erase_personal_data(text)'

interface Found {
  name: string
  mail: { contact_form_id: string } | null
  confirmation: { confirms: string } | null
  photos: string[]
  id: string
}
const found = async (db: Db) =>
  (
    await db.perform<{ all: Found[] }>(
      'server',
      `select find_personal_data(' ANN@Gmail.com ') as all`,
    )
  )[0]?.all

/** In two spellings, one of them spam, and somebody with nearly the same address. */
async function write(db: Db) {
  await send(db, { name: 'First', email: 'A.nn+x@googlemail.com' })
  await send(db, { name: 'Second', email: 'ann@gmail.com', quarantine_reason: 'honeypot' })
  await send(db, { name: 'Other', email: 'ann@example.com' })
}

const purge = 'public.purge_sign_in_traces()'
const hour = 3600
const days = periods.signInTraceDays * 24 * hour

/** Traces of sign-ins, with the seconds they are kept. */
const traces: [what: string, seconds: number, write: string, look: string][] = [
  ...['pair', 'address', 'account'].map((kind): [string, number, string, string] => [
    `a failed sign-in by ${kind}`,
    periods.failedSignInHours * hour,
    `insert into private.sign_in_tries values ('${kind}', 'old', 1, $1)`,
    `select 1 from private.sign_in_tries where key = 'old'`,
  ]),
  [
    'a place that somebody signed in from',
    days,
    `insert into private.sign_in_tries values ('known', 'old', 0, $1)`,
    `select 1 from private.sign_in_tries where key = 'old'`,
  ],
  [
    'a session that was refreshed',
    days,
    `update auth.sessions set created_at = '2001-01-01', refreshed_at = $1::timestamptz at time zone 'utc'
     where id = '${sessions.owner}'`,
    `select 1 from auth.sessions where id = '${sessions.owner}'`,
  ],
  [
    'a session that was never refreshed',
    days,
    `update auth.sessions set created_at = $1, refreshed_at = null where id = '${sessions.owner}'`,
    `select 1 from auth.sessions where id = '${sessions.owner}'`,
  ],
  [
    'a line in the log of sign-ins',
    days,
    `insert into auth.audit_log_entries (id, created_at) values ('${sessions.owner}', $1)`,
    'select 1 from auth.audit_log_entries',
  ],
]

const purges: Check[] = traces.map(([what, seconds, write, look]) => ({
  name: `${what} is erased after ${seconds / hour} hours and not before, even if nobody signs in`,
  about: [purge],
  run: async (db) => {
    // The auth service writes UTC without a time zone.
    await db.sql(`set local timezone = 'Etc/GMT-3'`)
    for (const [age, left] of [
      [seconds, 1],
      [seconds + 1, 0],
    ] as const) {
      const [row] = await db.sql<{ at: string }>(
        `select (now() - $1 * interval '1 second')::text as at`,
        [age],
      )
      await db.undone(async () => {
        await db.sql(write, [row?.at])
        await db.perform('server', 'select purge_sign_in_traces()')
        assert.equal((await db.sql(look)).length, left, `${age}`)
      })
    }
  },
}))

export const personalDataChecks: Check[] = [
  ...purges,
  {
    name: 'one person’s enquiries are found in every spelling of the address, with the mail about each',
    about: [find],
    run: async (db) => {
      assert.deepEqual(await found(db), [])
      await write(db)
      const all = (await found(db)) ?? []
      assert.deepEqual(all.map(({ name }) => name).sort(), ['First', 'Second'])
      const [{ id: spoken = '' } = {}] = all.filter(({ name }) => name === 'First')
      const photo = crypto.randomUUID()
      await db.sql('select begin_enquiry_image($1, $2)', [photo, spoken])
      const again = (await found(db)) ?? []
      assert.deepEqual(again.map(({ photos }) => photos).sort(), [[], [`${spoken}/${photo}.jpg`]])
      for (const { name, id, mail, confirmation } of all) {
        assert.equal(mail?.contact_form_id, name === 'First' ? id : undefined, name)
        assert.equal(confirmation?.confirms, name === 'First' ? id : undefined, name)
      }
    },
  },
  {
    name: 'erasing one person’s enquiries covers every spelling and the mails, and nobody else’s',
    about: [erase],
    run: async (db) => {
      await write(db)
      const [row] = await db.perform(
        'server',
        `select erase_personal_data(' ANN@Gmail.com ') as count`,
      )
      assert.equal(row?.count, 2)
      const left = await db.sql(
        `select name from contact_forms where name in ('First', 'Second', 'Other')`,
      )
      assert.deepEqual(left, [{ name: 'Other' }])
      assert.deepEqual(
        await db.sql(
          'select 1 from outbox where contact_form_id not in (select id from contact_forms)',
        ),
        [],
      )
    },
  },
]

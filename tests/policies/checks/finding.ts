import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import type { Persona } from '../personas.ts'
import { send } from './sending.ts'

const finds =
  'public.find_enquiries(boolean,text[],integer,text,timestamp with time zone,uuid,boolean)'
const counts = 'public.count_enquiries_from(timestamp with time zone[])'

interface Ask {
  isSpam?: boolean
  patterns?: string[]
  most?: number
  more?: string
}
const attempt = (
  db: Db,
  { isSpam = false, patterns = [], most = 50, more = '' }: Ask,
  persona: Persona = 'owner',
) =>
  db.attempt(
    persona,
    `select name from find_enquiries(is_spam => $1, patterns => $2, most => $3 ${more})`,
    [isSpam, patterns, most],
  )
const found = async (db: Db, ask: Ask) => (await attempt(db, ask)).rows.map(({ name }) => name)

export const findingChecks: Check[] = [
  {
    name: 'each box is searched separately, newest first, without deleted messages',
    about: [finds],
    run: async (db) => {
      const gone = await send(db, { name: 'Gone' })
      await send(db, { name: 'Newer' })
      await db.perform('owner', 'update contact_forms set deleted_at = now() where id = $1', [
        gone.id,
      ])
      assert.deepEqual(await found(db, {}), ['Newer', 'Ann Inbox'])
      assert.deepEqual(await found(db, { isSpam: true }), ['Robot'])
      await db.sql('update public.contact_forms set deleted_at = now()')
      assert.deepEqual(await found(db, { isSpam: true }), [])
    },
  },
  {
    name: 'both boxes are searched by status and by every word in any field, in any case',
    about: [finds],
    run: async (db) => {
      await db.sql(`update public.contact_forms set note = 'Ring 50% first', phone = '0191 1'`)
      for (const [isSpam, name] of [
        [false, 'Ann Inbox'],
        [true, 'Robot'],
      ] as const) {
        const one = (patterns: string[], more?: string) => found(db, { isSpam, patterns, more })
        for (const pattern of [`%${name.toLowerCase()}%`, '%@EXAMPLE.org%', '%0191%', '%ring%']) {
          assert.deepEqual(await one([pattern]), [name], pattern)
        }
        assert.deepEqual(await one(['%50\\%%', '%0191%']), [name])
        assert.deepEqual(await one(['%5\\%%']), [])
        assert.deepEqual(await one(['%ring%', '%nowhere%']), [])
        assert.deepEqual(await one([], `, only_status => 'new'`), [name])
        assert.deepEqual(await one([], `, only_status => 'contacted'`), [])
      }
      assert.deepEqual(await found(db, { patterns: ['%windows%'] }), ['Ann Inbox'])
      assert.deepEqual(await found(db, { isSpam: true, patterns: ['%buy%'] }), ['Robot'])
    },
  },
  {
    name: 'both boxes are paged in both directions from a row',
    about: [finds],
    run: async (db) => {
      for (const isSpam of [false, true]) {
        const reason = isSpam ? 'honeypot' : null
        // Created at the same time: the id decides.
        for (const name of ['A', 'B']) {
          await send(db, { name, quarantine_reason: reason, email: `${name}@x.org` })
        }
        const all = await found(db, { isSpam })
        assert.equal(all.length, 3)
        const [seen] = await db.sql<{ id: string }>(
          'select id from public.contact_forms where name = $1 and archived = $2',
          [all[1], isSpam],
        )
        const more = `, seen_at => now(), seen_id => '${seen?.id}'`
        assert.deepEqual(await found(db, { isSpam, most: 1 }), [all[0]])
        assert.deepEqual(await found(db, { isSpam, more }), [all[2]])
        assert.deepEqual(await found(db, { isSpam, more: `${more}, newer => true` }), [all[0]])
      }
    },
  },
  {
    name: 'a visitor may not search or count enquiries, a stranger finds none',
    about: [finds, counts],
    run: async (db) => {
      const count = `select * from count_enquiries_from(array['2020-01-01'::timestamptz]) n`
      assert.equal((await attempt(db, {}, 'visitor')).error, 'denied')
      assert.equal((await db.attempt('visitor', count)).error, 'denied')
      assert.deepEqual((await attempt(db, {}, 'stranger')).rows, [])
      const { rows } = await db.attempt('stranger', count)
      assert.deepEqual(
        rows.map(({ n }) => Number(n)),
        [0],
      )
    },
  },
  {
    name: 'enquiries are counted from each moment to the next, the last one open-ended',
    about: [counts],
    run: async (db) => {
      const at = async (moment: string) => {
        const { id } = await send(db, { email: `${moment}@x.org` })
        await db.sql('update public.contact_forms set created_at = $2 where id = $1', [id, moment])
        return id
      }
      for (const moment of ['2026-02-28T23:59Z', '2026-03-01T00:00Z', '2026-03-08T00:00Z'])
        await at(moment)
      await at('2026-03-09T00:00Z')
      const gone = await at('2026-03-10T00:00Z')
      const spam = await at('2026-03-10T00:00Z')
      await db.sql('update public.contact_forms set deleted_at = now() where id = $1', [gone])
      await db.sql('update public.contact_forms set archived = true where id = $1', [spam])
      const { rows } = await db.attempt(
        'owner',
        `select * from count_enquiries_from(array['2026-03-01T00:00Z', '2026-03-08T00:00Z']::timestamptz[]) n`,
      )
      assert.deepEqual(
        rows.map(({ n }) => Number(n)),
        [1, 2],
      )
    },
  },
]

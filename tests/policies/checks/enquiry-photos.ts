import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { enquiries, photos } from '../world.ts'
import { send } from './sending.ts'

const about = ['public.begin_enquiry_image(uuid,uuid,text)', 'public.enquiry_images']
const removal = ['private.queue_enquiry_image_removal()', 'public.enquiry_images']

const begin = async (db: Db, enquiry: unknown, photo = crypto.randomUUID(), caller?: string) => {
  const text = 'select begin_enquiry_image($1, $2, $3) as answer'
  return (await db.perform('server', text, [photo, enquiry, caller ?? null]))[0]?.answer
}
/** The same answer for each of many photos. */
const beginMany = async (db: Db, many: number, enquiry: () => unknown, caller?: string) => {
  const answers = new Set<unknown>()
  for (let i = 0; i < many; i++) answers.add(await begin(db, enquiry(), undefined, caller))
  return [...answers]
}
const queued = async (db: Db) =>
  (
    await db.sql(
      `select path from public.file_removals where bucket = 'enquiry-images' order by path`,
    )
  ).map(({ path }) => path)

export const enquiryPhotoChecks: Check[] = [
  {
    name: 'an enquiry takes six photos; a repeated one counts once',
    about,
    run: async (db) => {
      const { id } = await send(db, {})
      const photo = crypto.randomUUID()
      assert.equal(await begin(db, id, photo), 'begun')
      assert.equal(await begin(db, id, photo), 'begun')
      assert.deepEqual(await beginMany(db, 5, () => id), ['begun'])
      assert.equal(await begin(db, id), 'full')
      assert.equal(await begin(db, id, photo), 'begun')
      assert.equal(
        (await db.sql('select 1 from enquiry_images where contact_form_id = $1', [id])).length,
        6,
      )
    },
  },
  {
    name: 'a photo that a crash left keeps no place, and may be sent again',
    about,
    run: async (db) => {
      const { id } = await send(db, {})
      const [lost, late, stored] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
      for (const photo of [lost, late, stored]) assert.equal(await begin(db, id, photo), 'begun')
      assert.deepEqual(await beginMany(db, 3, () => id), ['begun'])
      await db.sql('update enquiry_images set width = 3, height = 2 where id = $1', [stored])
      await db.sql(
        `update enquiry_images set created_at = now() - interval '119 seconds' where id = any ($1)`,
        [[lost, late, stored]],
      )
      assert.equal(await begin(db, id), 'full')
      await db.sql(
        `update enquiry_images set created_at = now() - interval '121 seconds' where id = any ($1)`,
        [[lost, late, stored]],
      )
      // Tried again, it is not lost.
      assert.equal(await begin(db, id, late), 'begun')
      assert.equal(await begin(db, id), 'begun')
      assert.deepEqual(await queued(db), [`${id}/${lost}.jpg`])
      assert.equal(await begin(db, id, lost), 'full')
      await db.sql('delete from enquiry_images where id = $1', [late])
      assert.equal(await begin(db, id, lost), 'begun')
      assert.deepEqual(await queued(db), [`${id}/${late}.jpg`])
      const left = await db.sql('select 1 from enquiry_images where id = $1', [stored])
      assert.equal(left.length, 1)
    },
  },
  {
    name: 'spam takes photos like any other; a deleted or unknown enquiry takes none',
    about,
    run: async (db) => {
      assert.equal(await begin(db, enquiries.spam), 'begun')
      assert.equal(await begin(db, crypto.randomUUID()), 'gone')
      await db.sql('update contact_forms set deleted_at = now() where id = $1', [enquiries.inbox])
      assert.equal(await begin(db, enquiries.inbox), 'gone')
    },
  },
  {
    name: 'a photo of another enquiry is not touched',
    about,
    run: async (db) => {
      assert.equal(await begin(db, enquiries.inbox, photos.spam), 'gone')
    },
  },
  {
    name: 'one caller may try thirty within an hour, everybody together three hundred',
    about,
    run: async (db) => {
      const photo = crypto.randomUUID()
      for (let i = 0; i < 30; i++)
        assert.equal(await begin(db, enquiries.inbox, photo, 'me'), 'begun')
      assert.equal(await begin(db, enquiries.inbox, photo, 'me'), 'too-many')
      assert.equal(await begin(db, enquiries.inbox, photo, 'you'), 'begun')
      await db.sql(`update private.enquiry_callers set arrived_at = now() - interval '1 hour'`)
      assert.equal(await begin(db, enquiries.inbox, photo, 'me'), 'begun')
      await db.sql(`insert into public.enquiry_images (id, contact_form_id, path)
        select id, enquiry, enquiry || '/' || id || '.jpg'
        from (select gen_random_uuid() as id, '${enquiries.spam}'::uuid as enquiry from generate_series(1, 298)) many`)
      assert.equal(await begin(db, enquiries.inbox), 'begun')
      assert.equal(await begin(db, enquiries.inbox), 'too-many')
      await db.sql(`update public.enquiry_images set created_at = now() - interval '1 hour'`)
      assert.equal(await begin(db, enquiries.inbox), 'begun')
    },
  },
  ...(['visitor', 'stranger', 'owner'] as const).map((persona) => ({
    name: `${persona} cannot announce a photo`,
    about,
    run: async (db: Db) => {
      const text = `select begin_enquiry_image(gen_random_uuid(), '${enquiries.inbox}')`
      assert.equal((await db.attempt(persona, text)).error, 'denied')
    },
  })),
  {
    name: 'photos are deleted with their enquiry, by purge or erasure, and their files queued',
    about: [...removal, 'links of public.enquiry_images'],
    run: async (db) => {
      const inbox = `${enquiries.inbox}/${photos.inbox}.jpg`
      const spam = `${enquiries.spam}/${photos.spam}.jpg`
      assert.deepEqual(await queued(db), [])
      await db.perform('server', `select erase_personal_data('ann@example.org')`)
      assert.deepEqual(await queued(db), [inbox])
      await db.sql('set local session_replication_role = replica')
      await db.sql(`update contact_forms set spam_since = now() - interval '91 days'`)
      await db.sql('set local session_replication_role = origin')
      await db.perform('server', 'select purge_enquiries()')
      assert.deepEqual(await queued(db), [inbox, spam])
      assert.deepEqual(await db.sql('select 1 from public.enquiry_images'), [])
    },
  },
]

import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { enquiries, folder, images, projects } from '../world.ts'
import { send } from './sending.ts'

const outbox = ['public.outbox', 'public.contact_forms', 'private.queue_notification()']
const mails = async (db: Db, id: unknown) => {
  const [row] = await db.sql(
    'select count(*)::int as n from public.outbox where contact_form_id = $1',
    [id],
  )
  return row?.n
}
const update = (db: Db, id: unknown, set: string) =>
  db.perform('owner', `update contact_forms set ${set} where id = $1`, [id])

const files = ['public.file_removals', 'public.project_images', 'private.queue_file_removal()']
const own = folder('owner')
const queued = async (db: Db) => {
  const text = `select bucket || ':' || path as file from public.file_removals
    where path <> 'queued.webp' order by file`
  return (await db.sql(text)).map(({ file }) => file)
}

const outboxChecks: Check[] = [
  {
    name: 'an arrival in the inbox writes one mail; spam none, until it is moved to the inbox',
    about: outbox,
    run: async (db) => {
      assert.equal(await mails(db, (await send(db, {})).id), 1)
      const { id } = await send(db, { quarantine_reason: 'too_fast' })
      assert.equal(await mails(db, id), 0)
      await update(db, id, `status = 'contacted', note = 'x'`)
      await update(db, id, 'archived = true')
      assert.equal(await mails(db, id), 0)
      await update(db, id, 'archived = false')
      assert.equal(await mails(db, id), 1)
    },
  },
  {
    name: 'no mail is queued twice, however often an enquiry is moved',
    about: outbox,
    run: async (db) => {
      await db.sql('update public.outbox set sent_at = now()')
      for (const archived of [true, false, true, false]) {
        await update(db, enquiries.inbox, `archived = ${archived}`)
      }
      assert.equal(await mails(db, enquiries.inbox), 1)
    },
  },
  {
    name: 'an ordinary change of an enquiry queues no mail',
    about: outbox,
    run: async (db) => {
      await db.sql('delete from public.outbox')
      await update(
        db,
        enquiries.inbox,
        `status = 'completed', archived = false, deleted_at = now()`,
      )
      assert.equal(await mails(db, enquiries.inbox), 0)
    },
  },
  {
    name: 'a mail is due at once, unsent, and expires after three days',
    about: outbox,
    run: async (db) => {
      await send(db, {})
      const [row] = await db.sql(
        `select attempts, sent_at, next_attempt_at = now() as due, created_at = now() as dated,
          expires_at = now() + interval '3 days' as expires
        from public.outbox order by id desc limit 1`,
      )
      assert.deepEqual(row, { attempts: 0, sent_at: null, due: true, dated: true, expires: true })
    },
  },
]

const removalChecks: Check[] = [
  {
    name: 'a deleted image queues its file, a video its still too',
    about: files,
    run: async (db) => {
      await db.perform('owner', 'delete from project_images where id = any ($1)', [
        [images.before, images.video],
      ])
      assert.deepEqual(await queued(db), [
        `project-images:${own}/before.webp`,
        `project-images:${own}/film.webp`,
        `project-videos:${own}/film.mp4`,
      ])
    },
  },
  {
    name: 'a replaced file queues the old one; other changes queue nothing',
    about: files,
    run: async (db) => {
      await db.perform(
        'owner',
        `update project_images set caption = 'x', width = 4 where id = $1`,
        [images.video],
      )
      assert.deepEqual(await queued(db), [])
      await db.perform('owner', 'update project_images set path = $2 where id = $1', [
        images.video,
        `${own}/second.mp4`,
      ])
      assert.deepEqual(await queued(db), [`project-videos:${own}/film.mp4`])
    },
  },
  {
    name: 'a replaced or dropped still is queued',
    about: files,
    run: async (db) => {
      const set = (poster: string | null) =>
        db.perform('owner', 'update project_images set poster_path = $2 where id = $1', [
          images.video,
          poster,
        ])
      await set(`${own}/still.webp`)
      await set(null)
      await set(`${own}/again.webp`)
      assert.deepEqual(await queued(db), [
        `project-images:${own}/film.webp`,
        `project-images:${own}/still.webp`,
      ])
    },
  },
  {
    name: 'a file that changes bucket is queued in the old one',
    about: files,
    run: async (db) => {
      await db.perform(
        'owner',
        `update project_images set bucket = 'project-videos', image_type = 'video' where id = $1`,
        [images.before],
      )
      assert.deepEqual(await queued(db), [`project-images:${own}/before.webp`])
    },
  },
  {
    name: 'a file that another row names is not queued until the last one is deleted',
    about: files,
    run: async (db) => {
      await db.sql('update public.project_images set poster_path = $2 where id = $1', [
        images.before,
        `${own}/film.webp`,
      ])
      await db.perform('owner', 'delete from project_images where id = $1', [images.video])
      assert.deepEqual(await queued(db), [`project-videos:${own}/film.mp4`])
      await db.perform('owner', 'delete from project_images where id = $1', [images.before])
      assert.ok((await queued(db)).includes(`project-images:${own}/film.webp`))
    },
  },
  {
    name: 'a file that is in use again is no longer queued',
    about: files,
    run: async (db) => {
      const name = (path: string) =>
        db.perform('owner', 'update project_images set path = $2 where id = $1', [
          images.before,
          path,
        ])
      await name(`${own}/second.webp`)
      await name(`${own}/before.webp`)
      assert.deepEqual(await queued(db), [`project-images:${own}/second.webp`])
      // The same path again, in a new row and as a still.
      await db.perform(
        'owner',
        `insert into project_images (project_id, url, image_type, bucket, path, poster_path)
        values ($1, 'http://files.test/x', 'video', 'project-videos', $2, $3)`,
        [projects.owner, `${own}/new.mp4`, `${own}/second.webp`],
      )
      assert.deepEqual(await queued(db), [])
    },
  },
  {
    name: 'a newly queued file has no attempts and is dated now',
    about: files,
    run: async (db) => {
      await db.perform('owner', 'delete from project_images where id = $1', [images.before])
      const [row] = await db.sql(
        `select attempts, queued_at = now() as now from public.file_removals where path <> 'queued.webp'`,
      )
      assert.deepEqual(row, { attempts: 0, now: true })
    },
  },
]

export const queueChecks = [...outboxChecks, ...removalChecks]

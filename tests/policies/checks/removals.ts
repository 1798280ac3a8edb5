import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import { folder, projects, uploads } from '../world.ts'
import { queued, sent } from './sent-files.ts'

const about = ['private.queue_upload_removal()', 'public.uploads']

export const removalChecks: Check[] = [
  {
    name: 'a discarded upload queues its staged and its checked file',
    about,
    run: async (db) => {
      await db.perform('owner', 'delete from uploads')
      assert.deepEqual(await queued(db), [
        `project-images:${folder('owner')}/sent.webp`,
        `uploads:${folder('owner')}/sent.jpg`,
      ])
    },
  },
  {
    name: 'an unchecked upload queues only its staged file',
    about,
    run: async (db) => {
      const { id, staged } = await sent(db, { finished: false })
      await db.perform('owner', 'delete from uploads where id = $1', [id])
      assert.deepEqual(await queued(db), [staged])
    },
  },
  {
    name: 'a file in use is not queued, as picture, still or lined up',
    about,
    run: async (db) => {
      const [picture, still, level] = [await sent(db), await sent(db), await sent(db)]
      const text = `insert into public.project_images (project_id, url, image_type, path, poster_path, lined_up_path)
        values ($1, 'http://files.test/x', 'before', $2, $3, $4)`
      await db.sql(text, [projects.owner, picture.path, still.path, level.path])
      await db.perform('owner', 'delete from uploads where id <> $1', [uploads.owner])
      assert.deepEqual(await queued(db), [picture.staged, still.staged, level.staged].sort())
    },
  },
]

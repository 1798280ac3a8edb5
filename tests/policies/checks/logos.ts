import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { accounts } from '../personas.ts'
import { projects } from '../world.ts'
import { queued } from './sent-files.ts'

const own = `${accounts.owner}/logo`
const rivals = `${accounts.rival}/logo`
const address = (path: string) => `https://host.test/storage/v1/object/public/logos/${path}`

const wear = (db: Db, path: string | null, account: 'owner' | 'rival' = 'owner') =>
  db.perform(account, 'update profiles set logo_url = $2 where id = $1', [
    accounts[account],
    path && address(path),
  ])

const insert = `insert into uploads (id, user_id, project_id, kind, staged_path)
  values ($1, $2, $3, $4, $5)`

/** A logo that the server has checked. */
async function sentLogo(db: Db) {
  const id = randomUUID()
  const staged = `${own}/${id}-sent.gif`
  const path = `${own}/sent-${id}.png`
  await db.perform('owner', insert, [id, accounts.owner, null, 'logo', staged])
  await db.sql(
    `update public.uploads set bucket = 'logos', path = $2, url = $3, finished_at = now() where id = $1`,
    [id, path, address(path)],
  )
  return { id, staged, path }
}

const announcing: Check[] = [
  {
    name: 'an owner announces a logo without a project, in the folder for logos',
    about: ['public.uploads'],
    run: async (db) => {
      const announce = (user: string, project: string | null, kind: string, folder: string) =>
        db.attempt('owner', insert, [randomUUID(), user, project, kind, `${folder}/a.png`])
      const { owner, rival } = accounts
      const outcomes = [
        await announce(owner, null, 'logo', own),
        await announce(owner, projects.owner, 'logo', own),
        await announce(owner, null, 'image', own),
        await announce(owner, null, 'video', own),
        await announce(owner, null, 'logo', `${owner}/${projects.owner}`),
        await announce(owner, null, 'logo', rivals),
        await announce(owner, projects.owner, 'image', own),
        await announce(rival, null, 'logo', rivals),
      ].map(({ error }) => error)
      const bad = '23514'
      assert.deepEqual(outcomes, [undefined, bad, bad, bad, bad, bad, bad, 'refused'])
      const stranger = await db.attempt('stranger', insert, [
        randomUUID(),
        accounts.stranger,
        null,
        'logo',
        `${accounts.stranger}/logo/a.png`,
      ])
      assert.equal(stranger.error, 'refused')
    },
  },
  {
    name: 'a checked logo is in the logo bucket, in its owner’s folder',
    about: ['public.uploads'],
    run: async (db) => {
      const { id, path } = await sentLogo(db)
      const move = async (bucket: string, to: string) => {
        const text = 'update uploads set bucket = $2, path = $3 where id = $1'
        return (await db.attempt('server', text, [id, bucket, to])).error
      }
      assert.equal(await move('logos', path), undefined)
      assert.equal(await move('project-images', path), '23514')
      assert.equal(await move('project-videos', path), '23514')
      assert.equal(await move('logos', `${rivals}/a.png`), '23514')
      assert.equal(await move('logos', `${accounts.owner}/${projects.owner}/a.png`), '23514')
    },
  },
]

const about = ['private.queue_logo_removal()', 'private.logo_path(text)', 'public.profiles']

const removing: Check[] = [
  {
    name: 'a replaced or removed logo is queued; other profile changes queue nothing',
    about,
    run: async (db) => {
      await wear(db, `${own}/a.png`)
      await db.perform('owner', `update profiles set company_name = 'Other'`)
      await wear(db, `${own}/a.png`)
      assert.deepEqual(await queued(db), [])
      await wear(db, `${own}/b.png?v=2`)
      assert.deepEqual(await queued(db), [`logos:${own}/a.png`])
      await wear(db, null)
      assert.deepEqual(await queued(db), [`logos:${own}/a.png`, `logos:${own}/b.png`])
    },
  },
  {
    name: 'a logo that is used again leaves the queue, and nothing else does',
    about,
    run: async (db) => {
      const others = [`logos:${own}/b.png`, `project-images:${own}/a.png`]
      for (const file of [`logos:${own}/a.png`, ...others]) {
        await db.sql(
          'insert into public.file_removals (bucket, path) values ($1, $2)',
          file.split(':'),
        )
      }
      await wear(db, `${own}/a.png`)
      assert.deepEqual(await queued(db), others)
    },
  },
  {
    name: 'deleting a profile queues its logo',
    about,
    run: async (db) => {
      await wear(db, `${own}/a.png`)
      await db.sql('delete from public.profiles where id = $1', [accounts.owner])
      assert.deepEqual(await queued(db), [`logos:${own}/a.png`])
    },
  },
  {
    name: 'nobody can queue another profile’s logo, a file from elsewhere or a logo in use',
    about,
    run: async (db) => {
      await wear(db, `${rivals}/theirs.png`)
      await wear(db, `${accounts.owner}/a.png`)
      await db.perform('owner', `update profiles set logo_url = $2 where id = $1`, [
        accounts.owner,
        `https://host.test/logos/${own}/a.png`,
      ])
      await wear(db, `${own}/shared.png`)
      await wear(db, `${own}/shared.png`, 'rival')
      await wear(db, null)
      assert.deepEqual(await queued(db), [])
    },
  },
  {
    name: 'a discarded logo queues all its files, one in use stays',
    about: ['private.queue_upload_removal()', 'private.logo_path(text)', 'public.uploads'],
    run: async (db) => {
      const [worn, unworn] = [await sentLogo(db), await sentLogo(db)]
      await wear(db, worn.path)
      await db.perform('owner', `delete from uploads where kind = 'logo'`)
      assert.deepEqual(
        await queued(db),
        [`uploads:${worn.staged}`, `uploads:${unworn.staged}`, `logos:${unworn.path}`].sort(),
      )
    },
  },
]

/** A logo from announcement to removal. */
export const logoChecks = [...announcing, ...removing]

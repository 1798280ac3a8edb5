import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { bucketRules, files } from '../matrix/buckets.ts'
import type { Access } from '../matrix/rows.ts'
import { type Account, accounts, type Persona, personas } from '../personas.ts'
import { type Bucket, buckets, folder } from '../world.ts'

const whose = (name: unknown) =>
  (Object.keys(accounts) as Account[]).find((who) => String(name).startsWith(accounts[who]))
const owners = (rows: object[]) => rows.map((row) => whose((row as { name: string }).name)).sort()

const inspect = (bucket: Bucket, where: string) => (db: Db) =>
  db.sql(`select name from storage.objects where bucket_id = '${bucket}' and ${where}`)

type Trial = (db: Db, persona: Persona, bucket: Bucket) => Promise<unknown[]>

const trials: Record<keyof Access, Trial> = {
  read: async (db, persona, bucket) => {
    const text = 'select name from storage.objects where bucket_id = $1'
    return owners((await db.attempt(persona, text, [bucket])).rows)
  },
  insert: async (db, persona, bucket) => {
    const accepted: string[] = []
    for (const who of Object.keys(accounts)) {
      // Only the staging bucket accepts an announced file.
      const name = `${folder(who as Account)}/sent.jpg`
      const text = 'insert into storage.objects (bucket_id, name) values ($1, $2)'
      const { error, message } = await db.attempt(persona, text, [bucket, name])
      assert.ok(!error || error === 'refused', message)
      if (!error) accepted.push(who)
    }
    return accepted
  },
  change: async (db, persona, bucket) => {
    let reached: unknown[] = []
    await db.attempt(persona, `update storage.objects set version = 'touched'`, [], async () => {
      reached = owners(await inspect(bucket, `version = 'touched'`)(db))
    })
    return reached
  },
  remove: async (db, persona, bucket) => {
    let left: unknown[] = []
    const { error, message } = await db.attempt(
      persona,
      `delete from storage.objects`,
      [],
      async () => {
        left = owners(await inspect(bucket, 'true')(db))
      },
    )
    assert.equal(error, undefined, message)
    return Object.keys(accounts).filter((who) => !left.includes(who))
  },
}

const access: Check[] = buckets.flatMap((bucket) =>
  personas.flatMap((persona) =>
    (Object.keys(trials) as (keyof Access)[]).map((verb) => ({
      name: `bucket ${bucket}: ${persona} ${verb}: ${files[bucket][persona][verb].toString() || 'nothing'}`,
      about: [`${verb} storage.objects`, 'rows of storage.objects'],
      run: async (db: Db) =>
        assert.deepEqual(await trials[verb](db, persona, bucket), files[bucket][persona][verb]),
    })),
  ),
)

const limits: Check[] = buckets.map((bucket) => ({
  name: `bucket ${bucket} has the right visibility and limits`,
  about: [`bucket ${bucket}`],
  run: async (db) => {
    const [row] = await db.sql(
      `select public, file_size_limit::int as limit, allowed_mime_types as types
      from storage.buckets where id = $1`,
      [bucket],
    )
    assert.deepEqual(row, bucketRules[bucket])
  },
}))

const loose: Check = {
  name: 'a file that its owner did not announce, or that is checked already, cannot be staged',
  about: ['insert storage.objects', 'rows of storage.objects'],
  run: async (db) => {
    const unannounced = `${folder('owner')}/new.jpg`
    for (const name of [
      'file',
      `/${unannounced}`,
      `${folder('rival')}/sent.jpg`,
      unannounced,
      '',
    ]) {
      const text = `insert into storage.objects (bucket_id, name) values ('uploads', $1)`
      assert.equal((await db.attempt('owner', text, [name])).error, 'refused', name)
    }
    await db.sql('update public.uploads set finished_at = now()')
    const staged = `insert into storage.objects (bucket_id, name) values ('uploads', $1)`
    const done = `${folder('owner')}/sent.jpg`
    assert.equal((await db.attempt('owner', staged, [done])).error, 'refused')
  },
}

const hidden: Check[] = (['visitor', 'stranger', 'owner'] as const).map((persona) => ({
  name: `${persona} cannot see or create buckets`,
  about: ['rows of storage.buckets'],
  run: async (db: Db) => {
    assert.deepEqual((await db.attempt(persona, 'select id from storage.buckets')).rows, [])
    const text = `insert into storage.buckets (id, name, public) values ('mine', 'mine', true)`
    assert.equal((await db.attempt(persona, text)).error, 'refused')
    const open = `update storage.buckets set public = true`
    assert.equal((await db.attempt(persona, open)).affected, 0)
  },
}))

export const storageChecks = [...access, ...limits, loose, ...hidden]

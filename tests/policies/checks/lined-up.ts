import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { folder, images, projects } from '../world.ts'
import { harmless } from './save-calls.ts'
import { queued, sent } from './sent-files.ts'

const lining = ['public.line_up_images(uuid,uuid,uuid,uuid,text,text)']
const undoing = ['private.undo_pair()']
/** Made of the files that the pictures show, unless other addresses are given. */
const lineUpOf = (before: string, after: string) =>
  `select line_up_images($1, $2, $3, $4, ${before}, ${after}) as done`
const shown = (param: string) =>
  `(select 'http://files.test/' || path from project_images where id = ${param})`
const lineUp = lineUpOf(shown('$1'), shown('$2'))
const level = ['before', 'after'].map(
  (half) => `project-images:${folder('owner')}/level-${half}.webp`,
)

const pair = (db: Db) =>
  db.sql('update public.project_images set image_set_id = $1 where id in ($2, $3)', [
    randomUUID(),
    images.before,
    images.after,
  ])

const linedUp = async (db: Db) => {
  const rows = await db.sql(
    `select lined_up_path, lined_up_width, lined_up_height, lined_up_formats
    from public.project_images where id in ($1, $2) and lined_up_path is not null order by created_at`,
    [images.before, images.after],
  )
  return rows.map((row) => Object.values(row))
}

/** A set that was lined up before, with its card. */
async function paired(db: Db) {
  await pair(db)
  await db.sql(
    `update public.project_images
    set lined_up_path = $1 || '/level-' || image_type || '.webp', lined_up_width = 4, lined_up_height = 3,
      lined_up_formats = 'webp'
    where id in ($2, $3)`,
    [folder('owner'), images.before, images.after],
  )
  await db.sql(`update public.project_images set poster_path = $1 || '/card.jpg' where id = $2`, [
    folder('owner'),
    images.after,
  ])
}

const card = `project-images:${folder('owner')}/card.jpg`

const cards = `select 1 from project_images where image_type = 'after' and poster_path is not null`

const undone: [what: string, text: string, params: (string | null)[]][] = [
  ['deleted', 'delete from project_images where id = $1', [images.before]],
  [
    'replaced',
    'update project_images set path = $2 where id = $1',
    [images.after, `${folder('owner')}/next.webp`],
  ],
  [
    'moved to another set',
    'update project_images set image_set_id = $2 where id = $1',
    [images.before, randomUUID()],
  ],
]

export const linedUpChecks: Check[] = [
  {
    name: 'a set is lined up by two checked uploads, and again by two others',
    about: [...lining, 'public.project_images'],
    run: async (db) => {
      await pair(db)
      for (let round = 0; round < 2; round++) {
        const [one, other] = [await sent(db), await sent(db)]
        const params = [images.before, images.after, one.id, other.id]
        assert.equal((await db.perform('owner', lineUp, params))[0]?.done, true)
        assert.deepEqual(await linedUp(db), [
          [one.path, 4, 3, 'avif webp'],
          [other.path, 4, 3, 'avif webp'],
        ])
        const pictures = (await queued(db)).filter((file) => String(file).startsWith('project-'))
        assert.equal(pictures.length, 2 * round)
      }
      const left = await db.sql(`select 1 from public.uploads where project_id = $1`, [
        projects.owner,
      ])
      assert.equal(left.length, 1)
    },
  },
  {
    name: 'nothing is lined up without a set of the owner’s and two checked uploads of its project',
    about: lining,
    run: async (db) => {
      const [one, other] = [await sent(db), await sent(db)]
      const call = (persona: 'owner' | 'rival' | 'stranger', params: string[]) =>
        harmless(db, persona, lineUp, params)
      // Not one set.
      assert.equal(await call('owner', [images.before, images.after, one.id, other.id]), false)
      await pair(db)
      assert.equal(await call('owner', [images.after, images.before, one.id, other.id]), false)
      assert.equal(await call('owner', [images.before, images.video, one.id, other.id]), false)
      assert.equal(await call('owner', [randomUUID(), images.after, one.id, other.id]), false)
      const gone = 'P0002'
      assert.equal(await call('owner', [images.before, images.after, one.id, one.id]), gone)
      for (const wrong of [
        randomUUID(),
        (await sent(db, { finished: false })).id,
        (await sent(db, { kind: 'video' })).id,
        (await sent(db, { project: randomUUID() })).id,
        (await sent(db, { account: 'rival', project: projects.rival })).id,
      ]) {
        assert.equal(await call('owner', [images.before, images.after, one.id, wrong]), gone)
        assert.equal(await call('owner', [images.before, images.after, wrong, other.id]), gone)
      }
      for (const persona of ['rival', 'stranger'] as const) {
        assert.equal(await call(persona, [images.before, images.after, one.id, other.id]), gone)
      }
    },
  },
  {
    name: 'nothing is lined up where a photo was replaced since it was shown',
    about: lining,
    run: async (db) => {
      await pair(db)
      const [one, other] = [await sent(db), await sent(db)]
      const params = [images.before, images.after, one.id, other.id]
      const former = `'http://files.test/${one.path}'`
      for (const text of [
        lineUpOf(former, shown('$2')),
        lineUpOf(shown('$1'), former),
        lineUpOf('null', shown('$2')),
      ]) {
        assert.equal(await harmless(db, 'owner', text, params), false)
      }
    },
  },
  ...undone.map(
    ([what, text, params]): Check => ({
      name: `a set is not lined up any more, nor on a card, once half of it is ${what}`,
      about: [...undoing, 'private.queue_file_removal()'],
      run: async (db) => {
        await paired(db)
        await db.perform('owner', text, params)
        assert.deepEqual(await linedUp(db), [])
        assert.deepEqual(await db.sql(cards), [])
        const files = await queued(db)
        for (const file of [...level, card]) assert.ok(files.includes(file), String(file))
      },
    }),
  ),
  {
    name: 'other changes leave a set lined up, and other sets as they are',
    about: undoing,
    run: async (db) => {
      await paired(db)
      await db.perform(
        'owner',
        `update project_images set caption = 'x', image_date = '2026-01-01'`,
      )
      await db.perform('owner', 'delete from project_images where id = $1', [images.video])
      assert.equal((await linedUp(db)).length, 2)
      assert.equal((await db.sql(cards)).length, 1)
    },
  },
  {
    name: 'a lined-up file that is no longer named is queued, one that is named again is not',
    about: ['private.queue_file_removal()'],
    run: async (db) => {
      await paired(db)
      const name = (path: string | null) =>
        db.perform('owner', 'update project_images set lined_up_path = $2 where id = $1', [
          images.before,
          path,
        ])
      await name(null)
      assert.deepEqual(await queued(db), [level[0]])
      await name(`${folder('owner')}/level-before.webp`)
      assert.deepEqual(await queued(db), [])
    },
  },
]

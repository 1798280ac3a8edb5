import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { images, projects } from '../world.ts'
import { create, creating, entry, harmless, project, update, updating } from './save-calls.ts'
import { sent } from './sent-files.ts'

const ordering = 'private.put_in_order(uuid,text[],jsonb)'
const places = 'private.place_of(text,uuid,uuid)'

interface Order {
  sets?: unknown
  progress?: unknown
}

const saved = (id: string, order: Order, media: object[] = []) => [
  JSON.stringify({ ...JSON.parse(project(id)), ...order }),
  JSON.stringify(media),
]

/** As pages read them: sets, pictures without a set and progress photos by their own id. */
async function orderOf(db: Db, id: string) {
  const rows = await db.sql(
    `select distinct on (position, place) position, private.place_of(image_type, image_set_id, id) place, image_type = 'progress' as is_progress
     from public.project_images i where project_id = $1 and image_type <> 'video' order by position, place`,
    [id],
  )
  const placed = (isProgress: boolean) =>
    rows.filter((row) => row.is_progress === isProgress).map((row) => row.place)
  return { sets: placed(false), progress: placed(true) }
}

/** A project with two sets, the second of them whole, and two progress photos, in the order of their ids. */
async function twoSets(db: Db, order: Order = {}) {
  const id = randomUUID()
  const [first = '', second = ''] = [randomUUID(), randomUUID()].sort()
  const files = await Promise.all([1, 2, 3, 4, 5].map(() => sent(db, { project: id })))
  const [a = '', b = '', c = '', d = '', e = ''] = files.map((file) => file.id).sort()
  const media = [
    entry(a, 'before', { image_set_id: first }),
    entry(b, 'before', { image_set_id: second }),
    entry(c, 'after', { image_set_id: second }),
    entry(d),
    entry(e),
  ]
  await db.perform('owner', create, saved(id, order, media))
  return { id, first, second, d, e }
}

export const orderChecks: Check[] = [
  {
    name: 'sets and progress photos keep the order they are put in, whatever is saved after',
    about: [...updating, ...creating, ordering, places],
    run: async (db) => {
      const { id, first, second, d, e } = await twoSets(db)
      await db.perform('owner', update, [...saved(id, { sets: [second, first] }), '[]'])
      assert.deepEqual((await orderOf(db, id)).sets, [second, first])
      await db.perform('owner', update, [...saved(id, { progress: [e, d] }), '[]'])
      await db.perform('owner', update, [...saved(id, {}), '[]'])
      assert.deepEqual(await orderOf(db, id), { sets: [second, first], progress: [e, d] })
      await db.perform('owner', create, saved(id, { sets: [first, second], progress: [d, e] }))
      assert.deepEqual(await orderOf(db, id), { sets: [first, second], progress: [d, e] })
    },
  },
  {
    name: 'a picture that joins a set has its place, one for no set comes last',
    about: [...updating, ordering, 'private.keep_image_order()'],
    run: async (db) => {
      const { id, first, second } = await twoSets(db)
      const [joining, alone] = [await sent(db, { project: id }), await sent(db, { project: id })]
      await db.perform('owner', update, [...saved(id, { sets: [second, first] }), '[]'])
      const media = [
        entry(joining.id, 'after', { image_set_id: first }),
        entry(alone.id, 'after', { image_set_id: randomUUID() }),
      ]
      await db.perform('owner', update, [...saved(id, {}, media), '[]'])
      const rows = await db.sql('select position from public.project_images where id = any ($1)', [
        [joining.id, alone.id],
      ])
      assert.deepEqual(rows.map((row) => row.position).sort(), [2, null])
    },
  },
  {
    name: 'a picture without a set is one, and what is added for it joins it',
    about: [...updating, ordering, places, 'private.keep_image_order()'],
    run: async (db) => {
      const file = await sent(db)
      const set = randomUUID()
      const media = [entry(file.id, 'after', { image_set_id: set })]
      const sets = [set, images.after, images.before]
      await db.perform('owner', update, [...saved(projects.owner, { sets }, media), '[]'])
      assert.deepEqual((await orderOf(db, projects.owner)).sets, sets)
      const more = await sent(db)
      const joining = [entry(more.id, 'after', { image_set_id: images.before })]
      await db.perform('owner', update, [...saved(projects.owner, {}, joining), '[]'])
      assert.deepEqual((await orderOf(db, projects.owner)).sets, sets)
    },
  },
  {
    name: 'an order of other pictures, or not of all of them once, changes nothing',
    about: [...updating, ordering, places],
    run: async (db) => {
      const { id, first, second, d, e } = await twoSets(db)
      const thousands = Array.from({ length: 3000 }, () => randomUUID())
      const refused: [Order, string][] = [
        [{ sets: [first] }, 'PT412'],
        [{ sets: [] }, 'PT412'],
        [{ sets: [first, second, second] }, 'PT412'],
        [{ sets: [first, first] }, 'PT412'],
        [{ sets: [first, second, randomUUID()] }, 'PT412'],
        [{ sets: [first, second, images.rival] }, 'PT412'],
        [{ sets: [d, e] }, 'PT412'],
        [{ progress: [first, second] }, 'PT412'],
        [{ sets: [second, first], progress: [d] }, 'PT412'],
        [{ progress: thousands }, 'PT412'],
        [{ sets: null }, '22023'],
        [{ sets: 'first' }, '22023'],
        [{ sets: ['first', 'second'] }, '22P02'],
      ]
      for (const [order, error] of refused) {
        const params = [...saved(id, order), '[]']
        assert.equal(await harmless(db, 'owner', update, params), error, JSON.stringify(order))
      }
      const rivals = [...saved(projects.rival, { sets: [images.rival] }), '[]']
      assert.equal(await harmless(db, 'owner', update, rivals), null)
    },
  },
]

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Db, Row } from '../database.ts'
import type { Persona } from '../personas.ts'
import { images, projects, uploads } from '../world.ts'
import { queued, sent } from './sent-files.ts'

const attach = 'private.attach_media(uuid,jsonb)'
const creating = ['public.create_project(jsonb,jsonb)', attach, 'public.project_images']
const updating = ['public.update_project(jsonb,jsonb,jsonb)', attach]
const replacing = ['public.replace_image(uuid,uuid)']

const create = 'select create_project($1, $2) as slug'
const update = 'select update_project($1, $2, $3) as slug'
const replace = 'select replace_image($1, $2) as done'

const project = (id: string, title = 'Green windows') =>
  JSON.stringify({
    id,
    title,
    description: 'New ones.',
    location: 'Durham',
    start_date: '2026-03-01',
    completion_date: '2026-03-04',
    status: 'completed',
    has_windows: true,
    has_doors: false,
    has_conservatories: true,
  })

const entry = (upload: string, image_type = 'progress', more: Row = {}) => ({
  upload,
  image_type,
  image_set_id: null,
  caption: '',
  image_date: null,
  poster: null,
  ...more,
})

const of = async (db: Db, id: string) => ({
  projects: await db.sql('select * from public.projects where id = $1', [id]),
  images: await db.sql(
    'select * from public.project_images where project_id = $1 order by created_at, id',
    [id],
  ),
})
const everything = async (db: Db) =>
  JSON.stringify([
    await db.sql('select * from public.projects order by id'),
    await db.sql('select * from public.project_images order by id'),
    await db.sql('select * from public.uploads order by id'),
  ])

/** A call that must change nothing, whatever it answers. */
async function harmless(db: Db, persona: Persona, text: string, params: unknown[]) {
  const before = await everything(db)
  const outcome = await db.attempt(persona, text, params, async () => {
    assert.equal(await everything(db), before)
  })
  return outcome.error ?? Object.values(outcome.rows[0] ?? {})[0]
}

const savingProjects: Check[] = [
  {
    name: 'a project and its pictures are saved as one, in the order given',
    about: creating,
    run: async (db) => {
      const id = randomUUID()
      const set = randomUUID()
      const before = await sent(db, { project: id })
      const after = await sent(db, { project: id })
      const film = await sent(db, { project: id, kind: 'video' })
      const still = await sent(db, { project: id })
      const unsaved = await sent(db, { project: id })
      const media = [
        entry(film.id, 'video', { poster: still.id }),
        entry(after.id, 'after', { image_set_id: set, caption: 'New', image_date: '2026-03-04' }),
        entry(before.id, 'before', { image_set_id: set }),
      ]
      const [row] = await db.perform('owner', create, [project(id), JSON.stringify(media)])
      assert.equal(row?.slug, 'green-windows-in-durham')
      const made = await of(db, id)
      assert.deepEqual(
        made.images.map((image) => [
          image.id,
          image.image_type,
          image.is_primary,
          image.poster_path,
        ]),
        [
          [film.id, 'video', false, still.path],
          [after.id, 'after', true, null],
          [before.id, 'before', false, null],
        ],
      )
      const { image_set_id, caption, image_date, path, width, height, blur } = made.images[1] ?? {}
      assert.deepEqual(
        { image_set_id, caption, path, width, height, blur },
        {
          image_set_id: set,
          caption: 'New',
          path: after.path,
          width: 4,
          height: 3,
          blur: 'data:image/webp;base64,AA',
        },
      )
      assert.match(String(image_date), /^2026-03-04/)
      assert.equal(made.images[0]?.caption, null)
      const left = await db.sql('select id from public.uploads where project_id = $1', [id])
      assert.deepEqual(left, [{ id: unsaved.id }])
      assert.deepEqual(
        await queued(db),
        [before, after, film, still].map(({ staged }) => staged).sort(),
      )
    },
  },
  {
    name: 'pictures of one moment stand a microsecond apart',
    about: ['private.keep_image_order()', 'public.project_images'],
    run: async (db) => {
      const id = randomUUID()
      const media = [
        await sent(db, { project: id }),
        await sent(db, { project: id }),
        await sent(db, { project: id }),
      ]
      await db.perform('owner', create, [
        project(id),
        JSON.stringify(media.map((file) => entry(file.id))),
      ])
      const rows = await db.sql(
        `select id, extract(microseconds from created_at - lag(created_at) over (order by created_at))::int as gap
        from public.project_images where project_id = $1 order by created_at`,
        [id],
      )
      assert.deepEqual(
        rows,
        media.map((file, index) => ({ id: file.id, gap: index ? 1 : null })),
      )
    },
  },
  {
    name: 'a save sent twice is one project, with no picture doubled and the later words',
    about: creating,
    run: async (db) => {
      const id = randomUUID()
      const media = JSON.stringify([entry((await sent(db, { project: id })).id)])
      await db.perform('owner', create, [project(id), media])
      const first = await of(db, id)
      await db.perform('owner', create, [project(id, 'Blue windows'), media])
      const second = await of(db, id)
      assert.deepEqual(second.images, first.images)
      assert.deepEqual(
        second.projects.map(({ title }) => title),
        ['Blue windows'],
      )
    },
  },
  {
    name: 'a file that is gone, unchecked, of another kind, project or owner takes the whole save back',
    about: creating,
    run: async (db) => {
      const id = randomUUID()
      const good = await sent(db, { project: id })
      for (const bad of [
        entry(randomUUID()),
        entry((await sent(db, { project: id, finished: false })).id),
        entry((await sent(db, { project: id, kind: 'video' })).id),
        entry((await sent(db, { project: id })).id, 'video'),
        entry((await sent(db)).id),
        entry((await sent(db, { account: 'rival', project: id })).id),
      ]) {
        const media = JSON.stringify([entry(good.id), bad])
        assert.equal(await harmless(db, 'owner', create, [project(id), media]), 'P0002')
        assert.equal(
          await harmless(db, 'owner', update, [project(projects.owner), media, '[]']),
          'P0002',
        )
      }
    },
  },
]

const savingChanges: Check[] = [
  {
    name: 'a changed project takes captions, dates and further pictures, and leaves the others alone',
    about: updating,
    run: async (db) => {
      const more = await sent(db)
      const captions = [{ id: images.before, caption: 'Old', image_date: '2026-02-01' }]
      const params = [
        project(projects.owner),
        JSON.stringify([entry(more.id)]),
        JSON.stringify(captions),
      ]
      const [row] = await db.perform('owner', update, params)
      assert.equal(row?.slug, 'green-windows-in-durham')
      const made = await of(db, projects.owner)
      const { status, has_windows, has_doors, has_conservatories, description } =
        made.projects[0] ?? {}
      assert.deepEqual(
        { status, has_windows, has_doors, has_conservatories, description },
        {
          status: 'completed',
          has_windows: true,
          has_doors: false,
          has_conservatories: true,
          description: 'New ones.',
        },
      )
      assert.deepEqual(
        made.images.map(({ id, caption }) => [id, caption]),
        [
          [images.before, 'Old'],
          [images.after, null],
          [images.video, null],
          [more.id, null],
        ],
      )
    },
  },
  {
    name: 'captions reach no picture of another project',
    about: updating,
    run: async (db) => {
      const other = randomUUID()
      const file = await sent(db, { project: other })
      await db.perform('owner', create, [project(other), JSON.stringify([entry(file.id)])])
      const captions = JSON.stringify([{ id: file.id, caption: 'Wrong', image_date: null }])
      await db.perform('owner', update, [project(projects.owner, 'Red'), '[]', captions])
      assert.equal((await of(db, other)).images[0]?.caption, null)
    },
  },
  {
    name: 'a checked upload takes the place of a picture, which keeps the rest',
    about: replacing,
    run: async (db) => {
      await db.sql(`update public.project_images set caption = 'Kept' where id = $1`, [
        images.after,
      ])
      const [next, other] = [await sent(db), await sent(db)]
      const [row] = await db.perform('owner', replace, [images.after, next.id])
      assert.equal(row?.done, true)
      const [image] = await db.sql('select * from public.project_images where id = $1', [
        images.after,
      ])
      const { path, caption, image_type, width } = image ?? {}
      assert.deepEqual(
        { path, caption, image_type, width },
        { path: next.path, caption: 'Kept', image_type: 'after', width: 4 },
      )
      const left = await db.sql('select id from public.uploads where id = any ($1)', [
        [next.id, other.id],
      ])
      assert.deepEqual(left, [{ id: other.id }])
      const old = (await queued(db)).filter((file) => String(file).startsWith('project-images'))
      assert.equal(old.length, 1)
      assert.match(String(old[0]), /after\.webp$/)
    },
  },
  {
    name: 'nothing takes the place of a picture but a checked picture of its own project',
    about: replacing,
    run: async (db) => {
      const elsewhere = randomUUID()
      await db.perform('owner', create, [project(elsewhere), '[]'])
      const good = await sent(db)
      for (const [image, upload] of [
        [images.after, randomUUID()],
        [images.after, uploads.owner],
        [images.after, (await sent(db, { kind: 'video' })).id],
        [images.after, (await sent(db, { project: elsewhere })).id],
        [images.after, (await sent(db, { account: 'rival' })).id],
        [images.video, good.id],
        [images.rival, good.id],
        [randomUUID(), good.id],
      ]) {
        assert.equal(await harmless(db, 'owner', replace, [image, upload]), false)
      }
    },
  },
]

/** What each answers about somebody else's project. */
const strangers: [Persona, created: unknown, changed: unknown, replaced: unknown][] = [
  ['visitor', 'denied', 'denied', 'denied'],
  ['stranger', 'refused', null, false],
  ['rival', 'refused', null, false],
  ['server', 'denied', 'denied', 'denied'],
]
const byOthers: Check[] = strangers.map(([persona, created, changed, replaced]) => ({
  name: `${persona} saves nothing in the name of the owner`,
  about: [...creating, ...updating, ...replacing],
  run: async (db) => {
    const file = await sent(db)
    const media = JSON.stringify([entry(file.id)])
    const captions = JSON.stringify([{ id: images.before, caption: 'Mine', image_date: null }])
    const id = projects.owner
    assert.equal(await harmless(db, persona, create, [project(id), media]), created)
    assert.equal(await harmless(db, persona, create, [project(id), '[]']), created)
    assert.equal(await harmless(db, persona, update, [project(id), media, captions]), changed)
    assert.equal(await harmless(db, persona, replace, [images.after, file.id]), replaced)
  },
}))
const unknown: Check = {
  name: 'a project that is not there is not changed, nor any other instead',
  about: updating,
  run: async (db) => {
    assert.equal(await harmless(db, 'owner', update, [project(randomUUID()), '[]', '[]']), null)
  },
}

export const savingChecks = [...savingProjects, ...savingChanges, ...byOthers, unknown]

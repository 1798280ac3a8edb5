import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import { images, projects } from '../world.ts'
import { create, creating, entry, harmless, of, project, update, updating } from './save-calls.ts'
import { queued, sent } from './sent-files.ts'

export const savingChecks: Check[] = [
  {
    name: 'a project and its pictures are saved in one step, in the given order',
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
      const { image_set_id, caption, image_date, path, width, height, colour, formats } =
        made.images[1] ?? {}
      assert.deepEqual(
        { image_set_id, caption, path, width, height, colour, formats },
        {
          image_set_id: set,
          caption: 'New',
          path: after.path,
          width: 4,
          height: 3,
          colour: '#112233',
          formats: 'avif webp',
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
    name: 'pictures saved together are dated a microsecond apart',
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
    name: 'a save sent twice is one project without duplicate pictures, with the later text',
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
    name: 'a picture that is already saved gets the caption and date of a repeated save, others keep theirs',
    about: [...creating, ...updating],
    run: async (db) => {
      const [id, elsewhere] = [randomUUID(), randomUUID()]
      const after = (await sent(db, { project: id })).id
      const beside = entry((await sent(db, { project: id })).id, 'before', { caption: 'Beside' })
      const other = entry((await sent(db, { project: elsewhere })).id, 'after', {
        caption: 'Other',
      })
      const save = (text: string, of: string, ...media: object[]) =>
        db.perform('owner', text, [project(of), JSON.stringify(media)])
      const words = async () =>
        (await of(db, id)).images.map(({ caption, image_date }) => [caption, image_date !== null])
      await save(create, elsewhere, other)
      await save(create, id, entry(after, 'after', { caption: 'Oak' }), beside)
      const dated = { caption: 'Elm', image_date: '2026-03-02' }
      await save(create, id, entry(after, 'after', dated))
      const rest = ['Beside', false]
      assert.deepEqual(await words(), [['Elm', true], rest])
      await save('select update_project($1, $2)', id, entry(after, 'after'))
      assert.deepEqual(await words(), [[null, false], rest])
      assert.equal((await of(db, elsewhere)).images[0]?.caption, 'Other')
    },
  },
  {
    name: 'a repeated save deletes the pictures taken out since, of this project alone, before it puts the rest in order',
    about: [...creating, ...updating],
    run: async (db) => {
      for (const save of [create, 'select update_project($1, $2)']) {
        const id = randomUUID()
        const [kept, gone] = [await sent(db, { project: id }), await sent(db, { project: id })]
        const media = JSON.stringify([entry(kept.id), entry(gone.id)])
        await db.perform('owner', create, [project(id), media])
        const removed = [gone.id, images.before, images.rival, randomUUID()]
        const changes = { ...JSON.parse(project(id)), progress: [kept.id], removed }
        await db.perform('owner', save, [JSON.stringify(changes), JSON.stringify([entry(kept.id)])])
        const left = (await of(db, id)).images.map((image) => image.id)
        assert.deepEqual(left, [kept.id])
        assert.ok((await queued(db)).includes(gone.checked))
      }
      const others = 'select id from public.project_images where id in ($1, $2)'
      assert.equal((await db.sql(others, [images.before, images.rival])).length, 2)
    },
  },
  {
    name: 'a file that is gone, unchecked, or of another kind, project or owner rolls the save back',
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

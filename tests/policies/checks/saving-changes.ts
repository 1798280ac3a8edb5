import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Persona } from '../personas.ts'
import { images, projects, uploads } from '../world.ts'
import {
  CONFLICT,
  create,
  creating,
  entry,
  harmless,
  of,
  project,
  replace,
  replacing,
  update,
  updating,
} from './save-calls.ts'
import { queued, sent } from './sent-files.ts'

const savingChanges: Check[] = [
  {
    name: 'a changed project gets captions, dates and further pictures; others stay',
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
    name: 'a column that is not named stays as saved elsewhere meanwhile',
    about: updating,
    run: async (db) => {
      await db.perform('owner', update, [project(projects.owner), '[]', '[]'])
      const [before] = (await of(db, projects.owner)).projects
      const only = JSON.stringify({ id: projects.owner, completion_date: null, has_doors: true })
      await db.perform('owner', update, [only, '[]', '[]'])
      const [after] = (await of(db, projects.owner)).projects
      assert.deepEqual(
        { ...after, updated_at: null },
        { ...before, completion_date: null, has_doors: true, updated_at: null },
      )
    },
  },
  {
    name: 'captions cannot change another project’s pictures',
    about: updating,
    run: async (db) => {
      const other = randomUUID()
      const file = await sent(db, { project: other })
      await db.perform('owner', create, [project(other), JSON.stringify([entry(file.id)])])
      const captions = JSON.stringify([{ id: file.id, caption: 'Wrong', image_date: null }])
      const params = [project(projects.owner, 'Red'), '[]', captions]
      assert.equal(await harmless(db, 'owner', update, params), CONFLICT)
    },
  },
  {
    name: 'a checked upload replaces a picture’s file and keeps its other columns',
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
    },
  },
  {
    name: 'a replaced file is kept as an upload, which takes it back or, discarded, has it removed',
    about: replacing,
    run: async (db) => {
      const stored = async () =>
        (await db.sql('select * from public.project_images where id = $1', [images.after]))[0]
      const before = await stored()
      const [next, former, second] = [await sent(db), randomUUID(), randomUUID()]
      const replaceKeeping = 'select replace_image($1, $2, $3) as done'
      const pictures = async () =>
        (await queued(db)).filter((file) => String(file).startsWith('project-images'))
      await db.perform('owner', replaceKeeping, [images.after, next.id, former])
      assert.deepEqual(await pictures(), [])
      // Repeated after a lost answer it changes nothing.
      const again = [images.after, next.id, former]
      assert.equal(await harmless(db, 'owner', replaceKeeping, again), false)
      assert.equal(
        await harmless(db, 'rival', replaceKeeping, [images.after, former, second]),
        false,
      )

      await db.perform('owner', replaceKeeping, [images.after, former, second])
      assert.deepEqual(await stored(), before)
      assert.deepEqual(await pictures(), [])
      await db.perform('owner', 'delete from uploads where id = $1', [second])
      assert.deepEqual(await pictures(), [next.checked])
    },
  },
  {
    name: 'a replaced file outside its owner’s folder is not kept',
    about: replacing,
    run: async (db) => {
      const path = `${projects.owner}/${projects.owner}/after.webp`
      await db.sql('update public.project_images set path = $2 where id = $1', [images.after, path])
      const [next, count] = [await sent(db), 'select count(*) from public.uploads']
      const [had] = await db.sql(count)
      const [row] = await db.perform('owner', replace, [images.after, next.id])
      assert.equal(row?.done, true)
      assert.equal(Number((await db.sql(count))[0]?.count), Number(had?.count) - 1)
      assert.ok((await queued(db)).includes(`project-images:${path}`))
    },
  },
  {
    name: 'an upload’s row is deleted before its picture is inserted, so that no sweep can remove the file',
    about: [...updating, ...replacing],
    run: async (db) => {
      await db.exec(`create function private.still_there() returns trigger language plpgsql as $$
        begin
          if exists (select 1 from public.uploads u where u.path in (new.path, new.poster_path)) then
            raise exception 'still there';
          end if;
          return new;
        end $$;
        create trigger still_there before insert or update on public.project_images
        for each row execute function private.still_there()`)
      const [film, poster, next] = [
        await sent(db, { kind: 'video' }),
        await sent(db),
        await sent(db),
      ]
      const media = [entry(film.id, 'video', { poster: poster.id })]
      await db.perform('owner', update, [project(projects.owner), JSON.stringify(media), '[]'])
      const [row] = await db.perform('owner', replace, [images.after, next.id])
      assert.equal(row?.done, true)
    },
  },
  {
    name: 'only a checked picture of the same project can replace a picture',
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

/** Results for another owner's project. */
const strangers: [Persona, created: unknown, changed: unknown, replaced: unknown][] = [
  ['visitor', 'denied', 'denied', 'denied'],
  ['stranger', 'refused', null, false],
  ['rival', 'refused', null, false],
  ['server', 'denied', 'denied', 'denied'],
]
const byOthers: Check[] = strangers.map(([persona, created, changed, replaced]) => ({
  name: `${persona} cannot save as the owner`,
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
  name: 'saving a missing project changes no project',
  about: updating,
  run: async (db) => {
    assert.equal(await harmless(db, 'owner', update, [project(randomUUID()), '[]', '[]']), null)
  },
}

export const changeChecks = [...savingChanges, ...byOthers, unknown]

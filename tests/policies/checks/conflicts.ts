import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import type { Db, Row } from '../database.ts'
import { images, projects } from '../world.ts'
import {
  CONFLICT,
  entry,
  harmless,
  of,
  project,
  update,
  updateOver,
  updating,
} from './save-calls.ts'
import { sent } from './sent-files.ts'

/** Dates arrive as timestamps. */
const day = (moment: unknown) => String(moment).slice(0, 10)

interface Save {
  changes?: Row
  captions?: Row[]
  media?: Row[]
  base: Record<string, string[]>
}

const id = projects.owner
/** Initial state: Green windows in Durham, 1 to 4 March. */
const begin = (db: Db) => db.perform('owner', update, [project(id), '[]', '[]'])
const paramsOf = ({ changes = {}, captions = [], media = [], base }: Save) =>
  [{ id, ...changes }, media, captions, base].map((param) => JSON.stringify(param))
const save = (db: Db, save: Save) => db.perform('owner', updateOver, paramsOf(save))

/** The conflicts reported by a save that must change nothing. */
async function conflictsOf(db: Db, refused: Save) {
  const params = paramsOf(refused)
  assert.equal(await harmless(db, 'owner', updateOver, params), CONFLICT)
  const { detail } = await db.attempt('owner', updateOver, params)
  return JSON.parse(detail ?? '')
}

export const conflictChecks: Check[] = [
  {
    name: 'text saved elsewhere meanwhile is not overwritten, and is returned',
    about: updating,
    run: async (db) => {
      await begin(db)
      const base = { title: ['Green windows'], description: ['New ones.'], location: ['Durham'] }
      await save(db, { changes: { title: 'Oak windows', location: 'Roker' }, base })
      const { id: upload } = await sent(db)
      const late = {
        changes: { title: 'Ash windows', description: 'Newer.' },
        media: [entry(upload)],
        base,
      }
      assert.deepEqual(await conflictsOf(db, late), { title: 'Oak windows' })

      // On top of the current text it is saved; what only the other save changed stays.
      const [row] = await save(db, { ...late, base: { ...base, title: ['Oak windows'] } })
      assert.equal(row?.slug, 'ash-windows-in-roker')
      const saved = await of(db, id)
      assert.equal(saved.projects[0]?.description, 'Newer.')
      assert.equal(saved.images.at(-1)?.id, upload)
    },
  },
  {
    name: 'the same text saved twice is no conflict, nor is text that this form sent itself before',
    about: updating,
    run: async (db) => {
      await begin(db)
      const first = { changes: { title: 'Oak windows', completion_date: null } }
      const base = { title: ['Green windows'], completion_date: ['2026-03-04'] }
      await save(db, { ...first, base })
      await save(db, { ...first, base })
      await save(db, {
        changes: { title: 'Green windows', completion_date: '2026-03-05' },
        base: { title: [...base.title, 'Oak windows'], completion_date: ['2026-03-04', ''] },
      })
      const [{ title, completion_date } = {}] = (await of(db, id)).projects
      assert.deepEqual([title, day(completion_date)], ['Green windows', '2026-03-05'])
    },
  },
  {
    name: 'dates and status are returned in the form’s format',
    about: updating,
    run: async (db) => {
      await begin(db)
      await db.sql(
        `update public.projects set completion_date = null, status = 'pending' where id = $1`,
        [id],
      )
      const changes = { completion_date: '2026-03-09', status: 'in_progress' }
      const base = { completion_date: ['2026-03-04'], status: ['completed'] }
      assert.deepEqual(await conflictsOf(db, { changes, base }), {
        completion_date: '',
        status: 'pending',
      })
    },
  },
  {
    name: 'one date changed here and the other elsewhere are both kept if their order is valid',
    about: updating,
    run: async (db) => {
      await begin(db)
      const base = { start_date: ['2026-03-01'], completion_date: ['2026-03-04'] }
      await save(db, { changes: { completion_date: '2026-03-10' }, base })
      await save(db, { changes: { start_date: '2026-03-02' }, base })
      const [{ start_date, completion_date } = {}] = (await of(db, id)).projects
      assert.deepEqual([day(start_date), day(completion_date)], ['2026-03-02', '2026-03-10'])

      await save(db, { changes: { completion_date: '2026-03-03' }, base: {} })
      const late = { changes: { start_date: '2026-03-04' }, base }
      assert.deepEqual(
        await conflictsOf(db, { ...late, base: { ...base, start_date: ['2026-03-02'] } }),
        {
          completion_date: '2026-03-03',
        },
      )
    },
  },
  {
    name: 'the caption of a new picture is not overwritten if another save changed it since the first try',
    about: updating,
    run: async (db) => {
      await begin(db)
      const { id: upload } = await sent(db)
      const texts = (...words: string[]) => ({ [`caption-${upload}`]: ['', ...words] })
      const media = (caption: string) => [entry(upload, 'progress', { caption })]
      // No text of another picture is compared.
      const base = { ...texts('Oak'), [`caption-${images.before}`]: ['Unknown'] }
      await save(db, { media: media('Oak'), base })
      await save(db, { media: media('Elm'), base: { ...base, ...texts('Oak', 'Elm') } })
      assert.equal((await of(db, id)).images.at(-1)?.caption, 'Elm')
      const refused = { media: media('Ash'), base: { ...base, ...texts('Oak', 'Ash') } }
      assert.deepEqual(await conflictsOf(db, refused), { [`caption-${upload}`]: 'Elm' })
    },
  },
  {
    name: 'a caption is neither overwritten nor lost when its picture is deleted',
    about: updating,
    run: async (db) => {
      await begin(db)
      const base = { [`caption-${images.before}`]: [''], [`date-${images.before}`]: [''] }
      await save(db, { captions: [{ id: images.before, caption: 'Oak' }], base })
      // A value that one of them did not change is merged.
      await save(db, { captions: [{ id: images.before, image_date: '2026-03-02' }], base })
      const [image] = (await of(db, id)).images
      assert.deepEqual([image?.caption, day(image?.image_date)], ['Oak', '2026-03-02'])

      const late = { captions: [{ id: images.before, caption: 'Ash', image_date: null }], base }
      assert.deepEqual(await conflictsOf(db, late), {
        [`caption-${images.before}`]: 'Oak',
        [`date-${images.before}`]: '2026-03-02',
      })
      const gone = randomUUID()
      const words = { captions: [{ id: gone, caption: 'Ash' }], base }
      assert.deepEqual(await conflictsOf(db, words), { [`caption-${gone}`]: null })
    },
  },
]

import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { accounts, personas } from '../personas.ts'
import { enquiries, folder, images, photos } from '../world.ts'

const own = folder('owner')
const put = (db: Db, file: string, age: string) =>
  db.sql(
    `insert into storage.objects (bucket_id, name, created_at)
    values (split_part($1, ':', 1), split_part($1, ':', 2), now() - $2::interval)`,
    [file, age],
  )

/** Each is named by one row. */
const named = [
  `project-images:${own}/before.webp`,
  `project-images:${own}/film.webp`,
  `project-images:${own}/level.webp`,
  `project-images:${own}/level/828.webp`,
  `project-videos:${own}/film.mp4`,
  `project-images:${own}/sent.webp`,
  `project-images:${own}/before/828.avif`,
  `project-images:${own}/sent/256.webp`,
  'project-images:queued/1920.webp',
  `uploads:${own}/sent.jpg`,
  'project-images:queued.webp',
  `logos:${accounts.owner}/logo.webp`,
  `logos:${accounts.rival}/logo.webp`,
  `logos:${accounts.rival}/logo/256.webp`,
  `logos:${accounts.owner}/logo/guild.png`,
  `logos:${accounts.owner}/logo/guild/256.webp`,
  `enquiry-images:${enquiries.inbox}/${photos.inbox}.jpg`,
  `enquiry-images:${enquiries.inbox}/${photos.inbox}/256.webp`,
  'public:sitemap.xml',
]
/** Names that rows use in other places, and unused ones. */
const lost = [
  `logos:${own}/before.webp`,
  `logos:${own}/film.webp`,
  `logos:${own}/level.webp`,
  `project-images:${own}/lost.webp`,
  `project-images:${own}/lost/828.avif`,
  `project-images:${own}/before/828.png`,
  `logos:${own}/before/256.webp`,
  `project-images:${accounts.owner}/logo.webp`,
  `project-images:${own}/sent.jpg`,
  `project-videos:${own}/film.webp`,
  `enquiry-images:${enquiries.spam}/${photos.inbox}.jpg`,
  `uploads:${enquiries.inbox}/${photos.inbox}.jpg`,
  `uploads:${own}/lost.jpg`,
  `uploads:${own}/sent.webp`,
]

const strays = async (db: Db) => {
  const found = await db.perform<{ file: string }>(
    'server',
    `select bucket || ':' || path as file from stray_files()`,
  )
  return found.map(({ file }) => file).sort()
}

export const strayChecks: Check[] = [
  {
    name: 'strays are files that no row names, whatever host its URL has',
    about: ['public.stray_files(interval,integer,text,text)', 'private.pictures_of(text)'],
    run: async (db) => {
      await db.sql('delete from storage.objects')
      await db.sql(
        `update public.profiles set logo_url = 'https://elsewhere.test:8443/logos/' || id || '/logo.webp' ||
          case when company_name = 'Clearview' then '?v=2' else '' end`,
      )
      await db.sql('update public.project_images set lined_up_path = $2 where id = $1', [
        images.before,
        `${own}/level.webp`,
      ])
      await db.sql(
        `update public.accreditations set logo_url = 'https://elsewhere.test/logos/' || user_id || '/logo/guild.png'`,
      )
      for (const file of [...named, ...lost]) await put(db, file, '25 hours')
      assert.deepEqual(await strays(db), [...lost].sort())
      await db.sql(
        `update public.project_images set url = replace(url, 'http://files.test', 'https://elsewhere.test')`,
      )
      assert.deepEqual(await strays(db), [...lost].sort())
    },
  },
  {
    name: 'a file younger than a day, or than the given age, is not a stray',
    about: ['public.stray_files(interval,integer,text,text)'],
    run: async (db) => {
      await db.sql('delete from storage.objects')
      await put(db, `uploads:${own}/young.jpg`, '23 hours')
      assert.deepEqual(await strays(db), [])
      const text = `select path from stray_files('22 hours')`
      assert.equal((await db.perform('server', text)).length, 1)
    },
  },
  {
    name: 'strays are listed in pages, each starting where the last one ended',
    about: ['public.stray_files(interval,integer,text,text)'],
    run: async (db) => {
      await db.sql('delete from storage.objects')
      for (const file of lost) await put(db, file, '25 hours')
      const found: string[] = []
      const page = `select bucket, path from stray_files('1 day', 3, $1, $2)`
      for (let last = { bucket: '', path: '' }; ; ) {
        const files = await db.perform<typeof last>('server', page, [last.bucket, last.path])
        found.push(...files.map(({ bucket, path }) => `${bucket}:${path}`))
        const end = files[2]
        if (!end) break
        last = end
      }
      assert.deepEqual(found.sort(), [...lost].sort())
    },
  },
  {
    name: 'stored files are counted in every media bucket',
    about: ['public.count_stored_files()'],
    run: async (db) => {
      await db.sql('delete from storage.objects')
      for (const file of [...named, ...lost]) await put(db, file, '1 hour')
      const [row] = await db.perform('server', 'select count_stored_files()::int as n')
      assert.equal(row?.n, named.length + lost.length - 1)
    },
  },
  ...personas
    .filter((persona) => persona !== 'server')
    .flatMap((persona) =>
      ['stray_files()', 'count_stored_files()'].map((call) => ({
        name: `${persona} cannot call ${call}`,
        about: ['public.stray_files(interval,integer,text,text)', 'public.count_stored_files()'],
        run: async (db: Db) => {
          assert.equal((await db.attempt(persona, `select * from ${call}`)).error, 'denied')
        },
      })),
    ),
]

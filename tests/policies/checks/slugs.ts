import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db } from '../database.ts'
import { accounts } from '../personas.ts'
import { projects } from '../world.ts'

const about = [
  'public.projects',
  'public.project_slugs',
  'private.set_project_slug()',
  'private.slugify(text)',
]

async function create(
  db: Db,
  title: string,
  location: string,
): Promise<{ id: string; slug: string }> {
  const [row] = await db.perform<{ id: string; slug: string }>(
    'owner',
    `insert into projects (user_id, title, location, description, start_date)
    values ($1, $2, $3, 'x', '2026-01-01') returning id, slug`,
    [accounts.owner, title, location],
  )
  assert.ok(row)
  return row
}

async function rename(db: Db, id: string, title: string, location = 'Durham'): Promise<string> {
  const [row] = await db.perform<{ slug: string }>(
    'owner',
    'update projects set title = $2, location = $3 where id = $1 returning slug',
    [id, title, location],
  )
  return row?.slug ?? 'nothing changed'
}

const history = async (db: Db, id: string) => {
  const text = 'select slug from project_slugs where project_id = $1 order by slug'
  return (await db.perform<{ slug: string }>('visitor', text, [id])).map(({ slug }) => slug)
}

const spelling: [title: string, location: string, slug: string][] = [
  ['Sash Windows', 'Durham', 'sash-windows-in-durham'],
  ['  Sash & Bay   Windows! ', 'Whitley Bay', 'sash-bay-windows-in-whitley-bay'],
  ['Café Crème Façade', 'Zürich', 'cafe-creme-facade-in-zurich'],
  ['CAFÉ', 'ÅNGSTRÖM', 'cafe-in-angstrom'],
  ['Ｆｕｌｌ ① ﬁt', 'Durham', 'full-1-fit-in-durham'],
  ['10 x 4" uPVC', "St John's", '10-x-4-upvc-in-st-john-s'],
  ['--Door--', '__x__', 'door-in-x'],
  ['Az 19', 'Zone 0', 'az-19-in-zone-0'],
  ['new', 'Durham', 'new-in-durham'],
  ['new', '窓', 'project-new'],
  ['page', '!', 'project-page'],
  ['窓', 'Type', 'project-type'],
  ['窓', '!', 'project'],
  ['窓', 'Durham', 'durham'],
  ['Doors', '🚪', 'doors'],
]

const spelled: Check[] = spelling.map(([title, location, slug]) => ({
  name: `'${title}' in '${location}' has the slug ${slug}`,
  about,
  run: async (db) => assert.equal((await create(db, title, location)).slug, slug),
}))

export const slugChecks: Check[] = [
  ...spelled,
  {
    name: 'the same title and location again gets -2, then -3, and a gap is filled',
    about,
    run: async (db) => {
      const made = []
      for (let i = 0; i < 3; i++) made.push(await create(db, 'Porch', 'Durham'))
      assert.deepEqual(
        made.map(({ slug }) => slug),
        ['porch-in-durham', 'porch-in-durham-2', 'porch-in-durham-3'],
      )
      await db.perform('owner', 'delete from projects where id = $1', [made[1]?.id])
      assert.equal((await create(db, 'PORCH!', 'durham')).slug, 'porch-in-durham-2')
    },
  },
  {
    name: 'a slug cannot be chosen, not even by the server',
    about,
    run: async (db) => {
      const [row] = await db.perform(
        'server',
        `insert into projects (user_id, title, location, description, start_date, slug)
        values ($1, 'Roof', 'Durham', 'x', '2026-01-01', 'chosen') returning slug`,
        [accounts.owner],
      )
      assert.equal(row?.slug, 'roof-in-durham')
      const [changed] = await db.perform(
        'server',
        `update projects set slug = 'chosen' where id = $1 returning slug`,
        [projects.owner],
      )
      assert.equal(changed?.slug, 'bay-windows-in-durham')
      assert.deepEqual(await history(db, projects.owner), ['bow-windows-in-durham'])
    },
  },
  {
    name: 'a new title keeps the old slug as a redirect; other changes keep the slug',
    about,
    run: async (db) => {
      const { id } = await create(db, 'Porch', 'Durham')
      assert.equal(await rename(db, id, 'Porch', 'Durham'), 'porch-in-durham')
      assert.equal(await rename(db, id, 'Porch!', ' durham'), 'porch-in-durham')
      assert.deepEqual(await history(db, id), [])
      assert.equal(await rename(db, id, 'Arch'), 'arch-in-durham')
      assert.equal(await rename(db, id, 'Arch', 'Whitby'), 'arch-in-whitby')
      assert.deepEqual(await history(db, id), ['arch-in-durham', 'porch-in-durham'])
    },
  },
  {
    name: 'a numbered slug stays if the new title gives the same slug',
    about,
    run: async (db) => {
      await create(db, 'Porch', 'Durham')
      const { id, slug } = await create(db, 'Porch', 'Durham')
      assert.equal(slug, 'porch-in-durham-2')
      assert.equal(await rename(db, id, 'PORCH'), 'porch-in-durham-2')
      assert.deepEqual(await history(db, id), [])
    },
  },
  {
    name: 'a location that ends in a number does not make a numbered slug',
    about,
    run: async (db) => {
      const { id } = await create(db, 'Porch', 'Unit 2')
      assert.equal(await rename(db, id, 'Porch', 'Unit'), 'porch-in-unit')
      assert.deepEqual(await history(db, id), ['porch-in-unit-2'])
    },
  },
  {
    name: 'an unchanged slug is not a former one',
    about,
    run: async (db) => {
      await create(db, 'Porch', 'Unit')
      const { id, slug } = await create(db, 'Porch', 'Unit')
      assert.equal(await rename(db, id, 'Porch', 'Unit 2'), slug)
      assert.deepEqual(await history(db, id), [])
    },
  },
  {
    name: 'a slug that is used again is removed from the history, so it cannot loop',
    about,
    run: async (db) => {
      const { id } = await create(db, 'Porch', 'Durham')
      await rename(db, id, 'Arch')
      assert.equal(await rename(db, id, 'Porch'), 'porch-in-durham')
      assert.deepEqual(await history(db, id), ['arch-in-durham'])
      assert.equal(await rename(db, id, 'Arch'), 'arch-in-durham')
      assert.deepEqual(await history(db, id), ['porch-in-durham'])
    },
  },
  {
    name: "another project's former address is taken",
    about,
    run: async (db) => {
      assert.equal((await create(db, 'Bow windows', 'Durham')).slug, 'bow-windows-in-durham-2')
      assert.equal(await rename(db, projects.owner, 'Bow windows'), 'bow-windows-in-durham')
    },
  },
  {
    name: 'the slug of a deleted project is free again',
    about,
    run: async (db) => {
      await db.perform('owner', 'delete from projects where id = $1', [projects.owner])
      assert.equal((await create(db, 'Bow windows', 'Durham')).slug, 'bow-windows-in-durham')
      assert.equal((await create(db, 'Bay windows', 'Durham')).slug, 'bay-windows-in-durham')
    },
  },
  {
    name: 'a slug has a valid form, whoever writes it',
    about,
    run: async (db) => {
      await db.sql('set local session_replication_role = replica')
      const set = (slug: string) =>
        db.attempt('server', 'update projects set slug = $1 where id = $2', [slug, projects.owner])
      for (const slug of ['a', '2', 'a-b', 'a1-b2-c3'])
        assert.equal((await set(slug)).error, undefined)
      for (const slug of ['', '-', 'a-', '-a', 'a--b', 'A', 'a b', 'a/b', 'é', 'a\n']) {
        assert.equal((await set(slug)).error, '23514', slug)
      }
    },
  },
]

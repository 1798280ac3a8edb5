import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDatabase, type Row } from './database.ts'
import { accounts } from './personas.ts'

// Runs every SQL block of the documents as they describe it.
const root = join(__dirname, '../..')
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
const blocks = Object.fromEntries(
  pages
    .flatMap((page) => [
      ...readFileSync(join(root, page), 'utf8').matchAll(/^ *```sql\n([\s\S]*?)^ *```/gm),
    ])
    .map(([, text = '']) => [/-- (.*)/.exec(text)?.[1] ?? text, text]),
)

let db: Db
beforeAll(async () => {
  db = await openDatabase()
}, 60_000)
afterAll(() => db.close())

const send = (name: string, email: string, more = 'null') =>
  db.sql(
    `insert into contact_forms (name, email, project_type, message, quarantine_reason)
     values ('${name}', '${email}', 'custom', 'Hello.', ${more})`,
  )

/** In the inbox, spam, deleted, mailed, with a note; one of them before the others. */
async function annWrites() {
  await send('Ann one', 'ann@example.com')
  await send('Ann two', 'Ann+windows@Example.com')
  await send('Ann three', 'ann@example.com', `'honeypot'`)
  await send('Ann four', 'ANN@example.com')
  await db.sql(`update contact_forms set deleted_at = now() where name = 'Ann one'`)
  await db.sql(`update contact_forms set note = 'Ann rang.' where name = 'Ann two'`)
  await db.sql(`update outbox set sent_at = now(), last_error = 'ann@example.com: later'
    where contact_form_id = (select id from contact_forms where name = 'Ann two')`)
  await send('Anna', 'anna@example.com')
}

/** Rows that contain a word, in any of our tables. */
async function rowsWith(word: string): Promise<string[]> {
  const tables = await db.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.sql(`select 1 from ${name} t where t::text ~* $1`, [word])
    found.push(...rows.map(() => name))
  }
  return found
}

const trials: Record<string, (text: string) => Promise<void>> = {
  'Tells the site of changes made elsewhere': async (text) => {
    await db.exec(`create schema if not exists supabase_functions;
      create table told (arguments text[]);
      create function supabase_functions.http_request() returns trigger language plpgsql as $$
      begin insert into told values (tg_argv); return null; end $$`)
    await db.exec(text)
    await db.exec(text)
    const [row] = await db.sql<{ d: { webhooks: { table: string }[] } }>(
      'select public.describe_database() as d',
    )
    const hooks = row?.d.webhooks.toSorted((a, b) => a.table.localeCompare(b.table))
    expect(hooks).toEqual(
      [
        ...['accreditations', 'profiles', 'project_images', 'project_slugs', 'projects'],
        'reviews',
      ].map((table) => ({
        table,
        address: 'https://your-site/api/revalidate',
        secret: createHash('sha256').update('YOUR-REVALIDATE-SECRET').digest('hex'),
        events: ['DELETE', 'INSERT', 'UPDATE'],
      })),
    )
    await db.sql(`update profiles set company_name = 'Fresh' where id = '${accounts.owner}'`)
    const [told] = await db.sql<{ arguments: string[] }>('select arguments from told')
    const [address, method, headers = '', parameters = '', ms] = told?.arguments ?? []
    expect([address, method, ms]).toEqual(['https://your-site/api/revalidate', 'POST', '5000'])
    expect(JSON.parse(headers)).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer YOUR-REVALIDATE-SECRET',
    })
    expect(JSON.parse(parameters)).toEqual({})
  },

  'Take the office away from an owner': async (text) => {
    const { rival } = accounts
    await db.sql(`update auth.users set email = 'second@example.com' where id = '${rival}'`)
    const isOwner = async () => (await db.perform('rival', 'select viewer_is_owner() as yes'))[0]
    expect(await isOwner()).toEqual({ yes: true })
    await db.exec(text)
    expect(await isOwner()).toEqual({ yes: false })
    expect(await db.sql('select user_id from private.owners')).toEqual([
      { user_id: accounts.owner },
    ])
  },

  'Make waiting mails due': async (text) => {
    await send('Ann', 'ann@example.com')
    await db.sql(`update outbox set next_attempt_at = now() + interval '5 hours'`)
    await db.exec(text)
    expect(await db.sql('select id from public.claim_notifications(20)')).toHaveLength(
      (await db.sql('select id from outbox where sent_at is null and device is null')).length,
    )
  },

  'Hand an account on': async (text) => {
    const { owner, rival } = accounts
    await db.sql(`update auth.users set email = 'first@example.com' where id = '${owner}'`)
    await db.sql(`update profiles set contact_email = null where id = '${owner}'`)
    const sessions = async (user: string) =>
      (await db.sql('select 1 from auth.sessions where user_id = $1', [user])).length
    expect([await sessions(owner), await sessions(rival)]).toEqual([1, 1])
    await db.exec(text)
    expect([await sessions(owner), await sessions(rival)]).toEqual([0, 1])
    expect(await db.sql('select public.notification_address() as address')).toEqual([
      { address: 'second@example.com' },
    ])
  },

  'What is stored about one person': async (text) => {
    await annWrites()
    const rows = await db.sql<Row>(text)
    const facts = rows.map(({ name, archived, note, deleted_at, mail_written_at, mail_sent_at }) =>
      [name, archived, note, !!deleted_at, !!mail_written_at, !!mail_sent_at].join(' '),
    )
    expect(facts.sort()).toEqual([
      'Ann four true  false false false',
      'Ann one false  true true false',
      'Ann three true  false false false',
      'Ann two false Ann rang. false true true',
    ])
  },

  "Erase one person's enquiries": async (text) => {
    await annWrites()
    expect((await rowsWith('\\mann\\M.*example.com')).sort()).toEqual([
      ...Array(4).fill('public.contact_forms'),
      'public.outbox',
    ])
    await db.exec(text)
    expect(await rowsWith('\\mann\\M.*example.com')).toEqual([])
    expect(await db.sql(`select name from contact_forms where name = 'Anna'`)).toHaveLength(1)
  },
}

test('every SQL block is tried', () => {
  expect(Object.keys(blocks).sort()).toEqual(Object.keys(trials).sort())
})

test.each(Object.entries(trials))('%s', (name, trial) => db.undone(() => trial(blocks[name] ?? '')))

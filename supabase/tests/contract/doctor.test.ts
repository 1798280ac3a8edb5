import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newDataFolder, removeDataFolder, startProcess } from './backend-process'

// Each fault made on purpose in a real backend, and told by the command itself.
const run = promisify(execFile)
const dir = newDataFolder()
afterAll(() => removeDataFolder(dir))

/** As superuser, while the backend is down: only one process may use the data. */
async function sql(text: string): Promise<void> {
  const script = `
    import { openDatabase } from './supabase/local/database.ts'
    const database = await openDatabase(process.env.DATA + '/database')
    await database.connection.driver.exec(process.env.SQL)
    await database.close()`
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, DATA: dir, SQL: text },
  })
}

async function report(): Promise<string> {
  const backend = await startProcess(dir)
  try {
    const { stdout } = await run(process.execPath, ['scripts/doctor.ts'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: '.no-build',
        NEXT_PUBLIC_SITE_URL: 'https://site.invalid',
        NEXT_PUBLIC_SUPABASE_URL: backend.url,
        NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
        SUPABASE_SECRET_KEY: backend.secretKey,
      },
    }).catch((error: { stdout: string }) => error)
    return stdout
  } finally {
    await backend.stop()
  }
}

const owner = '9c000000-0000-4000-8000-000000000001'

it('finds nothing wrong in a backend that was set up, and every fault made in it', async () => {
  await (await startProcess(dir)).stop()
  await sql(`insert into auth.users (id, email) values ('${owner}', 'o@example.org');
    insert into private.owners (user_id) values ('${owner}')`)
  const well = await report()
  expect(well).toContain('0 faults')
  expect(well).toContain('No database webhook')

  await sql(`alter table public.contact_forms disable row level security;
    drop policy "owners update their projects" on public.projects;
    create policy "open to all" on public.projects for update to anon using (true);
    alter table public.projects disable trigger projects_touch;
    grant select (note) on public.contact_forms to anon;
    grant execute on function public.add_owner(uuid) to anon;
    drop function public.viewer_is_owner();
    alter publication supabase_realtime drop table public.contact_forms;
    update storage.buckets set public = true where id = 'uploads';
    delete from private.owners`)
  const ill = await report()
  for (const words of [
    'Row-level security is off for public.contact_forms',
    'public.projects: owners update their projects is missing',
    'public.projects: open to all is none of ours',
    'public.projects: projects_touch is switched off',
    'The right on public.contact_forms: anon is not',
    'The right to call public.add_owner(uuid) is not',
    'public.viewer_is_owner() is missing',
    'The unread badge hears nothing',
    'The bucket uploads is public',
    'Nobody may use the office yet',
  ]) {
    expect(ill).toContain(words)
  }
  expect(ill).not.toContain('\n0 faults')
}, 60_000)

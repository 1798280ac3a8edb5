import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { isHard } from '@/tools/test-runner/dose'
import {
  type BackendProcess,
  newDataFolder,
  prepareData,
  removeDataFolder,
  startProcess,
} from '../../backend-process'

// Each fault is made in a real backend and reported by the command.
const run = promisify(execFile)
const dir = newDataFolder()
/** Where the backend's mail links lead. */
process.env.SITE_URL = 'https://site.invalid'
afterAll(() => removeDataFolder(dir))

/** Runs SQL as superuser while the backend is down: only one process may use the data. */
async function sql(text: string): Promise<void> {
  const script = `
    import { openDatabase } from './tools/embedded-backend/database.ts'
    const database = await openDatabase(process.env.DATA + '/database')
    await database.connection.driver.exec(process.env.SQL)
    await database.close()`
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, DATA: dir, SQL: text },
  })
}

/** @param change of the environment, and settings that only a hosted project has */
async function report(change: (backend: BackendProcess) => object = () => ({}), isFaulty = false) {
  const backend = await startProcess(dir)
  const front = isFaulty ? await withHostedFaults(backend.url) : undefined
  try {
    const { stdout } = await run(process.execPath, ['tools/commands/doctor.ts'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NEXT_PUBLIC_SITE_URL: process.env.SITE_URL,
        REVALIDATE_SECRET: 'what-webhooks-send',
        NEXT_PUBLIC_SUPABASE_URL: front?.url ?? backend.url,
        NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
        SUPABASE_SECRET_KEY: backend.secretKey,
        ...change(backend),
      },
    }).catch((error: { stdout: string }) => error)
    return stdout
  } finally {
    front?.close()
    await backend.stop()
  }
}

/**
 * A proxy in front of the backend that adds a fault of a hosted project: sign-up is open.
 */
async function withHostedFaults(backendUrl: string) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, url, headers } = request
    const { apikey = '', authorization = '' } = headers as Record<string, string>
    const answer = await fetch(backendUrl + url, {
      method,
      redirect: 'manual',
      headers: { apikey, authorization, 'content-type': headers['content-type'] ?? '' },
      ...(chunks.length && { body: Buffer.concat(chunks) }),
    })
    const body = (await answer.text()).replace('"disable_signup":true', '"disable_signup":false')
    const type = answer.headers.get('content-type') ?? ''
    const location = answer.headers.get('location')
    return response
      .writeHead(answer.status, { 'content-type': type, ...(location && { location }) })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

const owner = '9c000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  prepareData(dir)
  await sql(`insert into auth.users (id, email) values ('${owner}', 'o@example.org');
    insert into private.owners (user_id) values ('${owner}')`)
}, 60_000)

if (isHard) {
  it('finds nothing wrong in a fresh backend except missing configuration', async () => {
    const well = await report()
    expect(well).toContain('0 faults')
    expect(well).toContain('No database webhook')
    expect(well).toContain("Links in Supabase's mails lead to https://site.invalid")
  }, 60_000)
}

describe('with every fault in it', () => {
  beforeAll(async () => {
    await sql(`alter table public.contact_forms disable row level security;
      drop policy "owners update their projects" on public.projects;
      create policy "open to all" on public.projects for update to anon using (true);
      alter table public.projects disable trigger projects_touch;
      grant select (note) on public.contact_forms to anon;
      grant select (full_name) on public.profiles to anon;
      grant execute on function public.add_owner(uuid) to anon;
      create or replace function private.is_owner() returns boolean
        language sql stable security definer set search_path = '' as 'select true';
      drop function public.viewer_is_owner();
      alter publication supabase_realtime drop table public.contact_forms;
      update storage.buckets set public = true where id = 'uploads';
      update storage.buckets set file_size_limit = 52428800 where id = 'project-videos';
      delete from storage.buckets where id = 'logos';
      alter table public.file_removals rename to removed_files;
      create schema supabase_functions;
      create function supabase_functions.http_request() returns trigger language plpgsql
        as 'begin return null; end';
      create trigger tell_the_site after update on public.profiles for each row
        execute function supabase_functions.http_request('https://old.example/api/revalidate', 'POST');
      create trigger tell_the_site after insert or update or delete on public.projects for each row
        execute function supabase_functions.http_request('http://localhost:3000/api/revalidate', 'POST',
          '{"Authorization": "Bearer what-webhooks-sent"}', '{}', '5000');
      create trigger tell_the_site after update on public.project_images for each row
        execute function supabase_functions.http_request('http://localhost:3000/api/revalidate', 'POST',
          '{"Authorization": "Bearer what-webhooks-send"}', '{}', '5000');
      delete from private.owners`)
  }, 60_000)

  it('reports each', async () => {
    const ill = await report(
      ({ secretKey }) => ({
        NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
        NEXT_PUBLIC_EXTRA_KEY: secretKey,
      }),
      true,
    )
    for (const words of [
      'Row-level security is off for public.contact_forms',
      'public.projects: owners update their projects is missing',
      'public.projects: open to all is not from the migrations',
      'public.projects: projects_touch is switched off',
      'The right on public.contact_forms: anon differs',
      'The right on public.profiles: anon differs',
      'The right to call public.add_owner(uuid) differs',
      'The body of the function private.is_owner() differs',
      'public.viewer_is_owner() is missing',
      'The inbox is not updated live',
      'Found: profiles https://old.example/api/revalidate',
      'The database webhook on projects sends no secret, or one that differs',
      'webhooks miss some changes: project_images (INSERT, DELETE)',
      'The bucket uploads is public',
      'The bucket project-videos accepts files up to 50 MB, not 100 MB',
      'The bucket logos is missing',
      'The table public.file_removals is missing',
      'Anyone can sign up',
      'lead to https://site.invalid, not to http://localhost:3000',
      'NEXT_PUBLIC_EXTRA_KEY holds the secret key',
      "The site's address is http://localhost:3000",
      'There is no owner yet',
    ]) {
      expect(ill).toContain(words)
    }
    expect(ill).not.toContain('\n0 faults')
  }, 60_000)
})

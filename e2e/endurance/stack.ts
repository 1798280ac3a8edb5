import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types'
import { lastingPort } from '../../tests/lasting-port.ts'
import { putDemoContent } from '../../tools/demo/put-demo-content.ts'
import { startSmtpServer } from '../../tools/embedded-backend/smtp.ts'
import { ensureOwner } from '../../tools/launcher/accounts.ts'
import { loadInstallation } from '../../tools/launcher/installation.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { processOf } from './process'
import { portOf, rig } from './rig'
import { storm } from './storm'

/** Where the sources of a site lie, and its build. */
interface Built {
  cwd: string
  dist: string
}

/** Of every copy of a build: Next wants a folder inside the project. */
const DIST = '.next-endurance'

function backendOf(dir: string, port: number) {
  return processOf({
    name: 'backend',
    args: ['tools/embedded-backend/serve.ts'],
    cwd: rig.projectDir,
    url: `http://127.0.0.1:${port}/rest/v1/`,
    env: {
      ...rig.environment,
      LOCAL_SUPABASE_DIR: dir,
      LOCAL_SUPABASE_PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: rig.siteUrl,
    },
  })
}

/** Runs a copy of a build, since a running site keeps rendered pages in it. */
function siteOf(
  { cwd, dist: built }: Built,
  port: number,
  smtpUrl: string,
  environment: Record<string, string> = {},
) {
  const dist = join(cwd, DIST)
  rmSync(dist, { recursive: true, force: true })
  cpSync(built, dist, { recursive: true, verbatimSymlinks: true })
  const next = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1']
  const site = processOf({
    name: 'site',
    args: [...next, '--port', String(port)],
    cwd,
    url: `http://127.0.0.1:${port}/api/health`,
    env: {
      ...rig.environment,
      ...environment,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: DIST,
      SMTP_URL: smtpUrl,
      SMTP_FROM: 'Website <website@example.com>',
    },
  })
  return { dist, site }
}

/** A mail server that only counts. */
async function countingDoor() {
  const mails: { subject: string }[] = []
  const mailbox = { store: async (mail: { subject: string }) => void mails.push(mail) }
  const door = await startSmtpServer(mailbox)
  return { mails, door }
}

/**
 * The whole product as processes of their own: backend and site, a line between the two and one in
 * front of the site that can misbehave, and a mail server that counts.
 */
export async function openStack(
  built: Built = { cwd: rig.projectDir, dist: rig.builtDist },
  environment: Record<string, string> = {},
) {
  const dir = mkdtempSync(join(tmpdir(), 'endurance-'))
  for (const name of ['secrets.json', 'installation.json'])
    cpSync(join(rig.keysDir, name), join(dir, name))
  const [backendPort, sitePort] = [await lastingPort(), await lastingPort()]
  const { mails, door } = await countingDoor()
  const [inner, outer] = [storm(1), storm(2)]
  const line = (url: string, targetPort: number, weather: typeof inner) =>
    // Looked up each time: a test may decide by itself what a request meets.
    startFaultProxy({ port: portOf(url), targetPort, pick: (request) => weather.pick(request) })
  const lines = [
    await line(rig.lineUrl, backendPort, inner),
    await line(rig.siteUrl, sitePort, outer),
  ]
  const db = createClient<Database>(`http://127.0.0.1:${backendPort}`, rig.secretKey, {
    auth: { persistSession: false },
  })
  const { ownerEmail, ownerPassword, installedAt } = loadInstallation(dir)
  const stack = {
    /** Past every line. */
    db,
    mails,
    inner,
    outer,
    backend: backendOf(dir, backendPort),
    ...siteOf(built, sitePort, door.url, environment),
    owner: { email: ownerEmail, password: ownerPassword, id: '' },
    /** From its next start the site is another build. */
    deploy: (built: Built) => Object.assign(stack, siteOf(built, sitePort, door.url)),
    async close(): Promise<void> {
      await Promise.all([stack.site.kill('SIGTERM'), stack.backend.kill('SIGTERM')])
      for (const open of lines) await open.stop()
      door.close()
      for (const folder of [dir, join(built.cwd, DIST)])
        rmSync(folder, { recursive: true, force: true })
    },
  }
  await stack.backend.start()
  stack.owner.id = (await ensureOwner(db, stack.owner)).id
  await putDemoContent({
    client: db,
    ownerId: stack.owner.id,
    installedAt: new Date(installedAt),
    publicUrl: rig.lineUrl,
    signal: new AbortController().signal,
  })
  await stack.site.start()
  return stack
}

export type Stack = Awaited<ReturnType<typeof openStack>>

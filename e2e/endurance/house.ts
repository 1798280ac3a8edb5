import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types'
import { ensureOwner } from '../../scripts/launcher/accounts.ts'
import { startFaultProxy } from '../../scripts/launcher/fault-proxy.ts'
import { loadInstallation } from '../../scripts/launcher/installation.ts'
import { freePort } from '../../scripts/launcher/ports.ts'
import { forgetRenderedPages } from '../../scripts/launcher/rendered-pages.ts'
import { putDemoContent } from '../../supabase/demo/put-demo-content.ts'
import { openSmtpDoor } from '../../supabase/local/smtp-door.ts'
import { bench, portOf } from './bench'
import { processOf } from './process'
import { storm } from './storm'

export interface Sent {
  to: string
  subject: string
  text: string
}

/**
 * The whole product as processes of their own: backend, site, a line between the two and one in
 * front of the site that can misbehave, and a mail server that counts.
 * @param at where the site's sources and its build lie
 */
export async function openHouse(at = { cwd: bench.projectDir, dist: bench.builtDist }) {
  const dir = mkdtempSync(join(tmpdir(), 'endurance-'))
  for (const name of ['secrets.json', 'installation.json'])
    cpSync(join(bench.keysDir, name), join(dir, name))
  const dist = `.next-endurance-${basename(dir).slice(-6).toLowerCase()}`
  const copies: string[] = []

  const mails: Sent[] = []
  const door = await openSmtpDoor({
    keep: async (mail: Sent) => void mails.push(mail),
  } as unknown as Parameters<typeof openSmtpDoor>[0])

  const backendPort = await freePort()
  const backendUrl = `http://127.0.0.1:${backendPort}`
  const backend = processOf({
    name: 'backend',
    args: ['supabase/local/serve.ts'],
    cwd: bench.projectDir,
    url: `${backendUrl}/rest/v1/`,
    env: {
      ...bench.environment,
      LOCAL_SUPABASE_DIR: dir,
      LOCAL_SUPABASE_PORT: String(backendPort),
      HOST: '127.0.0.1',
      SITE_URL: bench.siteUrl,
    },
  })
  const inner = storm(1)
  const outer = storm(2)
  const sitePort = await freePort()
  const lines = [
    await startFaultProxy({
      port: portOf(bench.lineUrl),
      targetPort: backendPort,
      pick: inner.pick,
    }),
    await startFaultProxy({
      port: portOf(bench.siteUrl),
      targetPort: sitePort,
      pick: outer.pick,
    }),
  ]

  /** A copy of a build, since a running site keeps rendered pages in it. */
  const siteOf = ({ cwd, dist: built }: typeof at) => {
    const copy = join(cwd, dist)
    rmSync(copy, { recursive: true, force: true })
    cpSync(built, copy, { recursive: true, verbatimSymlinks: true })
    copies.push(copy)
    const args = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1']
    return {
      dist: copy,
      site: processOf({
        name: 'site',
        args: [...args, '--port', String(sitePort)],
        cwd,
        url: `http://127.0.0.1:${sitePort}/api/health`,
        env: {
          ...bench.environment,
          NODE_ENV: 'production',
          NEXT_DIST_DIR: dist,
          SMTP_URL: door.url,
          SMTP_FROM: 'Website <website@example.com>',
        },
        // As the launcher does at each start.
        beforeStart: () => forgetRenderedPages(copy),
      }),
    }
  }

  const db = createClient<Database>(backendUrl, bench.secretKey, {
    auth: { persistSession: false },
  })
  const { ownerEmail, ownerPassword, installedAt } = loadInstallation(dir)
  const house = {
    dir,
    backendUrl,
    db,
    mails,
    backend,
    ...siteOf(at),
    siteOf,
    inner,
    outer,
    owner: { email: ownerEmail, password: ownerPassword, id: '' },
    async close(): Promise<void> {
      await Promise.all([house.site.kill('SIGTERM'), house.backend.kill('SIGTERM')])
      for (const line of lines) await line.stop()
      door.close()
      for (const folder of [dir, ...copies]) rmSync(folder, { recursive: true, force: true })
    },
  }
  await backend.start()
  house.owner.id = (await ensureOwner(db, house.owner)).id
  await putDemoContent({
    client: db,
    ownerId: house.owner.id,
    installedAt: new Date(installedAt),
    publicUrl: bench.lineUrl,
    signal: new AbortController().signal,
  })
  await house.site.start()
  return house
}

export type House = Awaited<ReturnType<typeof openHouse>>

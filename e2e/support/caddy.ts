import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { freePort } from '../../tools/launcher/ports.ts'

export const hasCaddy = spawnSync('caddy', ['version']).status === 0

export interface Caddy {
  url: string
  /** The internal CA's certificate; undefined over plain http. */
  ca: string | undefined
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 30_000

/** Runs deploy/Caddyfile on free ports with a data folder of its own. */
export async function startCaddy(
  upstream: string,
  scheme: 'http' | 'https' = 'https',
): Promise<Caddy> {
  const dir = mkdtempSync(join(tmpdir(), 'caddy-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const url = `${scheme}://localhost:${scheme === 'http' ? httpPort : httpsPort}`
  const config = join(dir, 'Caddyfile')
  writeFileSync(
    config,
    `{
	admin off
	skip_install_trust
	http_port ${httpPort}
	https_port ${httpsPort}
}
import ${join(process.cwd(), 'deploy/Caddyfile')}
`,
  )
  const output: Buffer[] = []
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      ...process.env,
      HOME: dir,
      XDG_DATA_HOME: dir,
      XDG_CONFIG_HOME: dir,
      // Over plain http any host: a cache in front passes on the host that it was asked for.
      SITE_DOMAIN: scheme === 'http' ? `http://:${httpPort}` : new URL(url).host,
      PORT: new URL(upstream).port,
    },
  })
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    // It would wait for open connections.
    child.kill('SIGKILL')
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  const deadline = Date.now() + START_TIMEOUT_MS
  const root = join(dir, 'caddy/pki/authorities/local/root.crt')
  const isReady = async () => {
    if (!Buffer.concat(output).includes('serving initial configuration')) return false
    // Caddy logs the certificate just before it can serve it.
    return (
      scheme === 'http' || (existsSync(root) && completesHandshake(httpsPort, readFileSync(root)))
    )
  }
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`Caddy did not start:\n${Buffer.concat(output)}`)
    }
    await sleep(50)
  }
  return { url, ca: scheme === 'https' ? readFileSync(root, 'utf8') : undefined, stop }
}

function completesHandshake(port: number, ca: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port, ca, servername: 'localhost' }, () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('error', () => resolve(false)).setTimeout(1_000, () => socket.destroy())
    socket.once('close', () => resolve(false))
  })
}

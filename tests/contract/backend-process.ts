import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastingPort } from '../lasting-port'

export interface BackendProcess {
  url: string
  publishableKey: string
  secretKey: string
  mailboxUrl: string
  /** Ends the process and waits for its exit. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export const newDataFolder = () => mkdtempSync(join(tmpdir(), 'contract-'))
export const removeDataFolder = (dir: string) => rmSync(dir, { recursive: true, force: true })

/** Saves an empty folder the migrations; from nothing on starts tests/policies/served.test.ts. */
export function prepareData(dir: string): void {
  const { PREPARED_DATABASE: prepared } = process.env
  const database = join(dir, 'database')
  if (prepared && !existsSync(database)) cpSync(prepared, database, { recursive: true })
}

/** Runs the embedded backend as a process: its packages are ES modules, which Jest cannot import. */
export async function startProcess(
  dir: string,
  chosen?: number,
  host = '127.0.0.1',
): Promise<BackendProcess> {
  prepareData(dir)
  const port = chosen ?? (await lastingPort())
  const env = {
    ...process.env,
    LOCAL_SUPABASE_DIR: dir,
    LOCAL_SUPABASE_PORT: String(port),
    HOST: host,
  }
  const child = spawn(process.execPath, ['tools/embedded-backend/serve.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const line = await firstLine(child)
  return {
    ...JSON.parse(line),
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await gone
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (chunk) => {
      text += chunk
      if (text.includes('\n')) resolve(text)
    })
    child.once('exit', (code) =>
      reject(new Error(`The backend ended with ${code} before it was ready`)),
    )
  })
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isHard, tell } from '@/tools/test-runner/dose'
import { newDataFolder, removeDataFolder } from './backend-process'

// Runs the command lines of README, docs and doctor against the Supabase CLI.
const run = promisify(execFile)
const pages = [
  'README.md',
  ...globSync('docs/**/*.md'),
  ...globSync('tools/{commands,doctor}/*.ts'),
]
const texts = pages.map((page) => readFileSync(page, 'utf8'))
const lines = texts
  .flatMap((text) => text.match(/npm run supabase -- [^\n`#:.']*/g) ?? [])
  .map((line) => line.trim().replace(/^npm run supabase -- /, ''))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const [, version] = /^npx --yes supabase@(\d+\.\d+\.\d+)$/.exec(scripts.supabase) ?? []

it('one place pins the CLI’s version, and every command line uses it', () => {
  expect(version).toBeDefined()
  expect(lines.length).toBeGreaterThan(8)
  expect(texts.filter((text) => /npx supabase/.test(text))).toEqual([])
  // Without --remote `db push` means a local database.
  const pushes = lines.filter((line) => line.includes('db push'))
  expect(pushes.filter((line) => !line.includes('--remote'))).toEqual([])
})

if (isHard) {
  const scratch = newDataFolder()
  const env = {
    ...process.env,
    HOME: scratch,
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // Without it the help hides the commands of docs/contract-tests.md.
    SUPABASE_EXPERIMENTAL_STACK: '1',
    // Keeps the test from reaching a real project.
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    NEXT_PUBLIC_SITE_URL: 'https://site.invalid',
  }
  const tool = join(scratch, 'node_modules/.bin/supabase')
  let server: ChildProcess | undefined

  const say = async (...words: string[]) => {
    const { stdout, stderr } = await run(tool, words, { env, cwd: process.cwd() }).catch(
      (error: { stdout: string; stderr: string }) => error,
    )
    return `${stdout}${stderr}`
  }

  beforeAll(async () => {
    writeFileSync(join(scratch, 'package.json'), '{}')
    await run('npm', ['install', `supabase@${version}`, '@electric-sql/pglite-socket@0.2'], {
      cwd: scratch,
      env: { ...process.env, npm_config_audit: 'false' },
    })
  }, 300_000)

  afterAll(() => {
    server?.kill()
    removeDataFolder(scratch)
  })

  it('each command exists and its help lists each flag', async () => {
    for (const line of new Set(lines)) {
      const words = line.split(/\s+/)
      const command = words.filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('-'))
      const help = await say(...command, '--help')
      expect(help).toContain(`supabase ${command.join(' ')}`)
      for (const flag of words.filter((word) => word.startsWith('-'))) {
        expect(help).toMatch(new RegExp(`^ +${flag.split('=')[0]}\\b`, 'm'))
      }
    }
    tell({
      row: 'Deploy steps: commands and flags of README and docs',
      did: `${new Set(lines).size} command lines against supabase ${await say('--version')}`.trim(),
      found: 'all known',
    })
  }, 120_000)

  it('parses supabase/config.toml', async () => {
    const said = await say('config', 'diff', `--remote=${'a'.repeat(20)}`)
    // It stops when it asks for the remote side, which does not exist.
    const [own = '', asked] = said.split('Fetching remote config')
    expect(asked).toBeDefined()
    expect(own).not.toMatch(/deprecated|invalid|failed to parse|missing required/i)
  }, 60_000)

  it('pushes the migrations into an empty project', async () => {
    const address = await emptyProject()
    const dry = await say('db', 'push', '--dry-run', `--remote=${address}`)
    const pushed = await say('db', 'push', '--yes', `--remote=${address}`)
    const migrations = globSync('supabase/migrations/*.sql').map((file) => file.split('/').at(-1))
    for (const migration of migrations) {
      expect(dry).toContain(`${migration}`)
      expect(pushed).toContain(`Applying migration ${migration}`)
    }
    expect(pushed).toContain('Finished supabase db push')
    expect(await say('db', 'push', '--dry-run', `--remote=${address}`)).toMatch(/up to date/i)
  }, 180_000)

  /** A database with the platform's schemas and no migration; returns its port. */
  async function emptyProject(): Promise<string> {
    mkdirSync(join(scratch, 'none'))
    const script = `
      import { openDatabase } from './tools/embedded-backend/database.ts'
      import { prepareSchema } from './tools/embedded-backend/schema.ts'
      import { freePort } from './tools/launcher/ports.ts'
      const { PGLiteSocketServer } = await import('${scratch}/node_modules/@electric-sql/pglite-socket/dist/index.js')
      const database = await openDatabase('${scratch}/database')
      await prepareSchema(database, '${scratch}/none')
      const port = await freePort()
      await new PGLiteSocketServer({ db: database.connection.driver, host: '127.0.0.1', port, maxConnections: 10 }).start()
      console.log(port)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    server = child
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()))
      child.once('exit', (code) => reject(new Error(`No database: ${code}`)))
    })
    return `postgresql://postgres:x@127.0.0.1:${port}/postgres?sslmode=disable`
  }
}

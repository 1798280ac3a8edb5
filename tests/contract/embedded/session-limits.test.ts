import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Age } from '../age-sessions'
import { newDataFolder, prepareData, removeDataFolder } from '../backend-process'

// The limits of supabase/config.toml, which a hosted project enforces itself.
const inUse: Age[] = [
  { began: 6.9, renewed: null },
  { began: 20, renewed: 6.9 },
  { began: 29.9, renewed: 1 },
]
const over: Age[] = [
  { began: 7.1, renewed: null },
  { began: 20, renewed: 7.1 },
  { began: 30.1, renewed: 0 },
]

it('a session ends after a week without use, and after thirty days in any case', async () => {
  const dir = newDataFolder()
  prepareData(dir)
  const script = 'tests/contract/age-sessions.ts'
  const ages = JSON.stringify([...inUse, ...over])
  const { stdout } = await promisify(execFile)(process.execPath, [script, dir, ages])
  const found = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  // A refresh allows another week without use.
  expect(found.slice(0, 3)).toEqual(inUse.map(() => ({ refused: null, renewedNow: true })))
  const ended = found.slice(3).map(({ refused }: { refused: string }) => refused)
  expect(ended).toEqual(over.map(() => 'session_expired'))
  removeDataFolder(dir)
}, 120_000)

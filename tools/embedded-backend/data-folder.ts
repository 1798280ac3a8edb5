import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Another process uses the same data folder. */
export class DataInUseError extends Error {
  override name = 'DataInUseError'
  constructor(dir: string, pid: number) {
    super(
      `The data in ${dir} is already in use by process ${pid}. Stop that process first, or set LOCAL_SUPABASE_DIR to another folder.`,
    )
  }
}

/** Locks a data folder for one process; takes over the lock of a process that died. */
export function lockData(dir: string): () => void {
  const file = join(dir, 'lock')
  const own = `${process.pid} ${startedAt(process.pid)}`
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const held = readFileSync(file, 'utf8')
    const pid = Number(held.split(' ')[0])
    if (isAlive(pid) && held === `${pid} ${startedAt(pid)}`) throw new DataInUseError(dir, pid)
    rmSync(file, { force: true })
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Tells a reused process id (after a reboot, in a container) from the one that took the lock. Linux only. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Writes a file atomically, readable by its owner only: a partial one would lock the data folder out. */
export function writePrivately(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** The values stored in a file. Adds those that it lacks, such as after an update. */
export function loadValues<T extends object>(file: string, made: T): T {
  const known = readValues(file)
  const values = { ...made, ...known }
  if (Object.keys(values).some((name) => !(name in known))) {
    writePrivately(file, `${JSON.stringify(values, null, 2)}\n`)
  }
  return values
}

function readValues(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return {}
  }
}

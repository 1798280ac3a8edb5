import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

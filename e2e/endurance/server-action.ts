import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActionState } from '../../lib/action-state'

interface Manifest {
  node: Record<string, { exportedName?: string; workers: Record<string, unknown> }>
}

/** By which id a build knows an action: what its pages carry. */
export function actionId(dist: string, name: string): string {
  const file = join(dist, 'server/server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const found = Object.entries(node).find(([, action]) => action.exportedName === name)
  if (!found) throw new Error(`The build knows no action ${name}`)
  return found[0]
}

interface Call {
  site: string
  path: string
  id: string
  input: unknown
  cookie?: string
  /** The caller's address, as a proxy would write it; else that of this machine. */
  from?: string
  patienceMs?: number
}

/**
 * Calls an action as the browser does, over HTTP. Undefined where no whole answer came: it may have
 * been carried out all the same.
 */
export async function callAction<T = unknown>(call: Call): Promise<ActionState<T> | undefined> {
  const { site, path, id, input, cookie, from, patienceMs = 15_000 } = call
  try {
    const response = await fetch(site + path, {
      method: 'POST',
      headers: {
        accept: 'text/x-component',
        'content-type': 'text/plain;charset=UTF-8',
        'next-action': id,
        origin: site,
        ...(cookie && { cookie }),
        ...(from && { 'x-forwarded-for': from }),
      },
      body: JSON.stringify([input]),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await response.text()
    // Not always at the beginning of a line: a long text before it ends without one.
    const row = /1:(\{"status".*\})$/m.exec(text)?.[1]
    return response.ok && row ? (JSON.parse(row) as ActionState<T>) : undefined
  } catch {
    return undefined
  }
}

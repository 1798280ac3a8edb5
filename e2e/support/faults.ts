import { environment } from './environment'

/** How the line between site and backend misbehaves. */
export type Fault = 'pass' | 'down' | 'hang' | '503' | 'drop-reply'

/** @param match only requests whose path matches this pattern are hit */
export async function setFault(mode: Fault, match?: string): Promise<void> {
  const response = await fetch(`${environment.faultProxyUrl}/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, match }),
  })
  if (!response.ok) throw new Error(`The fault proxy answered ${response.status}`)
}

import { requireFreePort } from '../tools/launcher/ports.ts'

/**
 * A free port below the range of outgoing connections, for servers that restart: while one is down, a
 * connection could take a port in that range.
 */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    try {
      await requireFreePort('127.0.0.1', port, 'PORT')
      return port
    } catch {
      // Taken: try another one.
    }
  }
}

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { PortInUseError } from '../embedded-backend/http.ts'

class PortError extends Error {
  override name = 'PortError'
}

/** @param variable environment variable that sets another port */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  try {
    await occupy(host, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new PortInUseError(host, port, variable)
    throw new PortError(
      `Cannot listen on ${host}:${port} (${message}). Check HOST and ${variable}.`,
    )
  }
}

/** A free port chosen by the system. */
export const freePort = (host = '127.0.0.1') => occupy(host, 0)

/**
 * A free port below the range of outgoing connections, for servers that restart: while one is down, a
 * connection could take a port in that range.
 */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    try {
      return await occupy('127.0.0.1', port)
    } catch {
      // Taken: try another one.
    }
  }
}

async function occupy(host: string, port: number): Promise<number> {
  const server = createServer().listen({ host, port, exclusive: true })
  await once(server, 'listening')
  const { port: occupied } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return occupied
}

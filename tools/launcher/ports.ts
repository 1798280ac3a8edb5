import { createServer } from 'node:net'

class PortTakenError extends Error {
  override name = 'PortTakenError'
}

/** @param variable environment variable that sets another port */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  try {
    await occupy(host, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new PortTakenError(
        `Port ${port} on ${host} is already in use. Stop the program that uses it, or set ${variable} to another port.`,
      )
    }
    throw new PortTakenError(
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

function occupy(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

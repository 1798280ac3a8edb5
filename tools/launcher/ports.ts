import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { PortInUseError } from '../embedded-backend/http.ts'
import { CommandError } from './lifecycle.ts'

/** @param variable environment variable that sets another port */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  try {
    await occupy(host, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new PortInUseError(host, port, variable)
    throw new CommandError(
      `Cannot listen on ${host}:${port} (${message}). Check HOST and ${variable}.`,
    )
  }
}

/** A free port chosen by the system. */
export const freePort = () => occupy('127.0.0.1', 0)

async function occupy(host: string, port: number): Promise<number> {
  const server = createServer().listen({ host, port, exclusive: true })
  await once(server, 'listening')
  const { port: occupied } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return occupied
}

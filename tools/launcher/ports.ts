import { randomInt } from 'node:crypto'
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

/**
 * Below the ports that systems use for outgoing connections (from 32768 on Linux): a connection could take
 * the port before the caller listens on it.
 */
const ASKED_FOR_ONLY = [20_000, 32_000] as const

export async function freePort(): Promise<number> {
  for (;;) {
    try {
      return await occupy('127.0.0.1', randomInt(...ASKED_FOR_ONLY))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
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

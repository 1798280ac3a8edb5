import { z } from 'zod'
import { env } from '@/lib/env'

/** Whose request this is; undefined where no header is to be believed, or says so. */
export function callerAddressIn(headers: Pick<Headers, 'get'>): string | undefined {
  const name = env.CLIENT_ADDRESS_HEADER
  return name ? callerAddress(headers.get(name)) : undefined
}

/**
 * Whose request it is, as the proxy in front says in a header that it writes itself. Of a list the last
 * entry is the proxy's own; what stands before it, anybody may have sent.
 * @returns undefined where nothing trustworthy says so
 */
export function callerAddress(header: string | null): string | undefined {
  const last = header?.split(',').at(-1)?.trim() ?? ''
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (z.ipv4().safeParse(address).success) return address
  return z.ipv6().safeParse(address).success ? network(address) : undefined
}

/** The first 64 bits, as an address: a household has that many of its own to try from. */
function network(address: string): string {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean)
    groups.push(...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest)
  }
  return `${groups.slice(0, 4).join(':')}::`
}

import { z } from 'zod'
import { env } from '@/lib/env'

/** The caller's address; undefined where no header is trusted. */
export function callerAddressIn(headers: Pick<Headers, 'get'>): string | undefined {
  const name = env.CLIENT_ADDRESS_HEADER
  return name ? callerAddress(headers.get(name)) : undefined
}

/**
 * The caller's address from a header that the proxy writes. The last entry of a list is the proxy's own;
 * anyone may have sent the others.
 * @returns undefined where there is no trustworthy entry
 */
export function callerAddress(header: string | null): string | undefined {
  const last = header?.split(',').at(-1)?.trim() ?? ''
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (z.ipv4().safeParse(address).success) return address
  return z.ipv6().safeParse(address).success ? network(address) : undefined
}

/** The first 64 bits of an address: a household can use any address within them. */
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

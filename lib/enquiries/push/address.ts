import 'server-only'
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import { env } from '@/lib/env'

/** As the table of devices has it. */
const MOST_ADDRESS_LENGTH = 1000

const INNER_NAMES = /(^|\.)(localhost|local|internal|lan|home|corp|home\.arpa)\.?$/i

/**
 * Whether the server may send to this address, which a browser named: https to a public name on the usual port.
 * Loopback is for tests, by an explicit setting.
 */
export function isPushAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url || address.length > MOST_ADDRESS_LENGTH || url.username || url.password) return false
  if (isTestService(url)) return true
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const isPublicName = isIP(name) === 0 && name.includes('.') && !INNER_NAMES.test(name)
  return url.protocol === 'https:' && url.port === '' && isPublicName
}

export const isTestService = ({ protocol, hostname }: URL) =>
  env.PUSH_TO_LOOPBACK === '1' && protocol === 'http:' && hostname === '127.0.0.1'

const inner = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4')
}
// Addresses that stand for an IPv4 one, and examples.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  inner.addSubnet(network, prefix, 'ipv6')
}
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')

/** Not of this machine, its network, or reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4')
  return isIP(address) === 6 && outer.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

type Answer = (error: Error | null, addresses: LookupAddress[] | string, family?: number) => void

/** Looks a name up for the connection itself, so that it cannot lead elsewhere afterwards. */
export function lookupPublic(name: string, options: LookupOptions, answer: Answer): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return answer(error ?? new Error(`${name} has no address`), [])
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return answer(new Error(`${name} leads to an address that is not public`), [])
    }
    if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  })
}

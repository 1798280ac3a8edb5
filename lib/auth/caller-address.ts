import { isIP } from 'node:net'

/**
 * Whose try it is, as the proxy in front says in a header that it writes itself. Of a list the last
 * entry is the proxy's own; what stands before it, anybody may have sent.
 * @returns undefined where nothing trustworthy says so
 */
export function callerAddress(header: string | null): string | undefined {
  const last = header?.split(',').at(-1)?.trim() ?? ''
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address) === 4) return address
  return isIP(address) === 6 ? network(address) : undefined
}

/** The first 64 bits: a household has that many addresses of its own to try from. */
function network(address: string): string {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean)
    groups.push(...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest)
  }
  return groups.slice(0, 4).join(':')
}

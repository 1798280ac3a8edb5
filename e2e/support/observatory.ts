import type { IncomingHttpHeaders } from 'node:http'

/**
 * The public rules by which the HTTP Observatory (developer.mozilla.org/observatory) scores a site,
 * as far as one answer over https can show them. It starts at 100; what is good beyond that counts
 * only from 90 on.
 */
export function grade(
  headers: IncomingHttpHeaders,
  html: string,
): { score: number; grade: string } {
  const marks = [
    policyMark(policyOf(headers)),
    cookieMark(headers['set-cookie'] ?? [], headers),
    referrerMark(one(headers, 'referrer-policy')),
    transportMark(one(headers, 'strict-transport-security')),
    scriptMark(html),
    one(headers, 'x-content-type-options') === 'nosniff' ? 0 : -5,
    frameMark(headers),
    resourceMark(one(headers, 'cross-origin-resource-policy')),
  ]
  const sum = (list: number[]) => list.reduce((total, mark) => total + mark, 0)
  const plain = 100 + sum(marks.filter((mark) => mark < 0))
  const score = Math.max(0, plain >= 90 ? 100 + sum(marks) : plain)
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F' }
}

const grades: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

const one = (headers: IncomingHttpHeaders, name: string) =>
  String(headers[name] ?? '')
    .trim()
    .toLowerCase()

/** Each directive's sources. */
export function policyOf(headers: IncomingHttpHeaders): Map<string, string[]> {
  const text = String(headers['content-security-policy'] ?? '')
  const parts = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])))
}

function policyMark(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = effective(sources('script-src'))
  const styles = effective(sources('style-src'))
  const active = [...scripts, ...sources('object-src')]
  const isOpen = (source: string) => ['*', 'http:', 'https:', 'data:'].includes(source)
  if (scripts.includes("'unsafe-inline'") || active.some(isOpen)) return -20
  if (active.some((source) => source.startsWith('http:'))) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  // Pictures over http on a page over https; the machine itself is no such place.
  const passive = [...sources('img-src'), ...sources('media-src')]
  if (passive.some((source) => /^http:(?!\/\/127\.0\.0\.1)/.test(source))) return -10
  if (styles.includes("'unsafe-inline'")) return 0
  return sources('default-src').join() === "'none'" ? 10 : 5
}

/** Beside a nonce or a hash browsers overlook 'unsafe-inline', and beside 'strict-dynamic' all hosts. */
function effective(sources: string[]): string[] {
  const isStrict = sources.some((source) => /^'(nonce|sha\d+)-/.test(source))
  const without = isStrict ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  return sources.includes("'strict-dynamic'")
    ? without.filter((source) => source.startsWith("'"))
    : without
}

function cookieMark(cookies: string[], headers: IncomingHttpHeaders): number {
  const isStrict = Boolean(headers['strict-transport-security'])
  const marks = cookies.map((cookie) => {
    const [name = '', ...rest] = cookie.toLowerCase().split(/[;=]/)
    const has = (flag: string) => rest.some((part) => part.trim() === flag)
    const isSession = /login|sess/.test(name)
    if (isSession && !has('httponly')) return -30
    if (isSession && !has('secure')) return isStrict ? -10 : -40
    if (!has('secure')) return isStrict ? -5 : -20
    return has('samesite') ? 5 : 0
  })
  return marks.length === 0 ? 0 : Math.min(...marks)
}

function referrerMark(policy: string): number {
  if (policy === '') return 0
  const last = policy.split(',').at(-1)?.trim() ?? ''
  const isPrivate =
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last)
  return isPrivate ? 5 : -5
}

const HALF_A_YEAR_S = 15_768_000

/** Beyond this, five for those on the browsers' own list, which only its owner can ask for. */
function transportMark(header: string): number {
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return -20
  return age < HALF_A_YEAR_S ? -10 : 0
}

function scriptMark(html: string): number {
  const addresses = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  const foreign = addresses.filter(([, address = '']) => /^(https?:)?\/\//.test(address))
  if (foreign.some(([, address = '']) => address.startsWith('http:'))) return -50
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0
}

function frameMark(headers: IncomingHttpHeaders): number {
  const ancestors = policyOf(headers).get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => /^(\*|https?:)$/.test(source))) return 5
  return /^(deny|sameorigin)$/.test(one(headers, 'x-frame-options')) ? 5 : -20
}

function resourceMark(policy: string): number {
  if (policy === '' || policy === 'cross-origin') return 0
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5
}

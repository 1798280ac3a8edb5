import { MovingError } from './stored.ts'

const PATIENCE_MS = 60_000

/** What a visitor reads and is led to, by path. */
type Pages = Record<string, string>

interface Options {
  /** Of the site. */
  address: string
  /** Named in pages and different elsewhere: replaced by what they are. */
  origins: Record<string, string>
  signal: AbortSignal
}

/** Every public page: what the sitemap names, and whatever one can walk to from there. */
export async function readPages({ address, origins, signal }: Options): Promise<Pages> {
  const get = async (path: string) => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const answer = await fetch(`${address}${path}`, { signal: patience, redirect: 'manual' })
    const body = await answer.text()
    if (answer.status !== 200) throw new MovingError(`${path} answered ${answer.status}.`)
    return neutral(body, origins)
  }
  const map = await get('/sitemap.xml')
  const waiting = [...map.matchAll(/<loc>\[site\]([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const pages: Pages = { '/sitemap.xml': map }
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (path in pages) continue
    const html = await get(path)
    pages[path] = wordsOf(html)
    waiting.push(...linksOf(html).filter((link) => !(link in pages)))
  }
  return pages
}

/** Addresses also stand percent-encoded, in those of pictures made smaller. */
function neutral(text: string, origins: Record<string, string>): string {
  return Object.entries(origins).reduce(
    (rest, [name, origin]) =>
      rest.replaceAll(origin, `[${name}]`).replaceAll(encodeURIComponent(origin), `[${name}]`),
    text,
  )
}

/** The words of a page, with where its links and pictures lead. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(?:a|img|source|video)\b[^>]*>/g, (tag) => {
      const targets = [...tag.matchAll(/\s(?:href|src|poster|alt)="([^"]*)"/g)]
      return ` ${targets.map(([, target]) => `(${target})`).join(' ')} `
    })
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Of the site's own pages; the office, the framework's files and downloads are none. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(?:\[site\])?(\/[^"#?]*)/g)]
  return links
    .map(([, path = '/']) => path)
    .filter((path) => !/^\/(_next|api|bodhi|dashboard|login)(\/|$)|^\/\//.test(path))
}

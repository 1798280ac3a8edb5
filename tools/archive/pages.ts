import { MovingError } from './stored.ts'

const PATIENCE_MS = 60_000

/** Text and links of each page, by path. */
type Pages = Record<string, string>

interface Options {
  /** Address of the site. */
  address: string
  /** Origins in pages that differ between sites, with their replacement. */
  origins: Record<string, string>
  signal: AbortSignal
}

/** Reads every public page: those of the sitemap and those linked from them. */
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

/** Also replaces percent-encoded origins, as in URLs of resized pictures. */
function neutral(text: string, origins: Record<string, string>): string {
  return Object.entries(origins).reduce(
    (rest, [name, origin]) =>
      rest.replaceAll(origin, `[${name}]`).replaceAll(encodeURIComponent(origin), `[${name}]`),
    text,
  )
}

/** A page's text, with the targets of its links and pictures. */
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

/** Links to the site's own pages, without admin pages, framework files and downloads. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(?:\[site\])?(\/[^"#?]*)/g)]
  return links
    .map(([, path = '/']) => path)
    .filter((path) => !/^\/(_next|api|bodhi|dashboard|login)(\/|$)|^\/\//.test(path))
}

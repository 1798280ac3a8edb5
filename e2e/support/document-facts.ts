import type { Page } from '@playwright/test'

/** What one answer's HTML says of itself and where it leads; nothing in it has run. */
export interface DocumentFacts {
  lang: string | null
  titles: string[]
  headings: string[]
  canonical: string | null
  icons: string[]
  manifest: string | null
  /** By property or name: 'description', 'og:title', 'twitter:card'… */
  meta: Record<string, string[]>
  /** Absolute addresses of anchors, as written, with their fragments. */
  links: string[]
  /** Absolute addresses of scripts, style sheets, videos and posters. */
  files: string[]
  /** Absolute addresses of every picture candidate. */
  pictures: string[]
  ids: string[]
}

/**
 * Reads HTML as a browser that runs no scripts would.
 * @param page any page: lends its parser
 */
export function readDocument(page: Page, html: string, address: string): Promise<DocumentFacts> {
  return page.evaluate(
    ([source, base]) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html')
      const all = (selector: string) => [...parsed.querySelectorAll(selector)]
      const absolute = (url: string) => new URL(url, base).href
      const values = (selector: string, name: string) =>
        all(selector).flatMap((element) => element.getAttribute(name) ?? [])
      const candidates = [
        ...values('img[srcset], source[srcset]', 'srcset'),
        ...values('link[imagesrcset]', 'imagesrcset'),
      ].flatMap((set) => set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]))
      const meta: Record<string, string[]> = {}
      for (const element of all('head meta[content]')) {
        const name = element.getAttribute('property') ?? element.getAttribute('name')
        if (name) meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? '']
      }
      return {
        lang: parsed.documentElement.getAttribute('lang'),
        titles: all('head > title').map((title) => title.textContent ?? ''),
        headings: all('h1').map((heading) => heading.textContent ?? ''),
        canonical: values('head link[rel=canonical]', 'href')[0] ?? null,
        icons: values('head link[rel~=icon], head link[rel=apple-touch-icon]', 'href').map(
          absolute,
        ),
        manifest: values('head link[rel=manifest]', 'href').map(absolute)[0] ?? null,
        meta,
        links: values('a[href]', 'href').map(absolute),
        files: [
          ...values('script[src], video[src], source[src]', 'src'),
          ...values('link[rel=stylesheet], link[rel=preload][href]', 'href'),
          ...values('video[poster]', 'poster'),
        ].map(absolute),
        pictures: [...values('img[src]', 'src'), ...candidates.filter((url) => url !== undefined)]
          .filter((url) => !url.startsWith('data:'))
          .map(absolute),
        ids: values('[id]', 'id'),
      }
    },
    [html, address] as const,
  )
}

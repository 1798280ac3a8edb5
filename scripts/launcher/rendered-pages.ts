import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({ initialRevalidateSeconds: z.union([z.number(), z.literal(false)]) }),
  ),
})

/**
 * Next keeps rendered pages and the answers they were made from on disk, but which of them are out of
 * date only in memory: a change just before the end would stay unseen for weeks. So each start begins
 * without them; a page is rendered again by its first visitor.
 */
export function forgetRenderedPages(distDir: string): void {
  forgetAnswers(distDir)
  remove(join(distDir, 'server/route-cache'))
  const manifest = join(distDir, 'prerender-manifest.json')
  if (!existsSync(manifest)) return
  const { routes } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  for (const [route, { initialRevalidateSeconds }] of Object.entries(routes)) {
    // What never revalidates holds no data; error pages have nobody to render them.
    if (initialRevalidateSeconds === false || route.startsWith('/_')) continue
    const page = join(distDir, 'server/app', route === '/' ? 'index' : route)
    for (const suffix of ['.html', '.rsc', '.meta', '.segments']) remove(page + suffix)
  }
}

/** A build must not be made from what the backend said before the last one. */
export function forgetAnswers(distDir: string): void {
  remove(join(distDir, 'cache/fetch-cache'))
}

/**
 * Of a picture Next keeps every size it made, for a year, and goes on showing it when the picture itself
 * is gone; which folder was made of which picture only its own hash tells. So each start begins without
 * them, and a deleted photo is public no longer than until then.
 */
export function forgetPictures(distDir: string): void {
  remove(join(distDir, 'cache/images'))
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

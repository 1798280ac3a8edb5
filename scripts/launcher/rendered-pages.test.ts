/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { forgetPictures, forgetRenderedPages } from './rendered-pages'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'rendered-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

function put(path: string, text = 'x') {
  mkdirSync(dirname(join(dist, path)), { recursive: true })
  writeFileSync(join(dist, path), text)
}

test('pages made of data go, with the answers they were made from; the rest of the build stays', () => {
  const routes = {
    '/': { initialRevalidateSeconds: 2_592_000 },
    '/projects': { initialRevalidateSeconds: 1 },
    '/terms': { initialRevalidateSeconds: false },
    '/_not-found': { initialRevalidateSeconds: 60 },
  }
  put('prerender-manifest.json', JSON.stringify({ routes }))
  const gone = ['server/app/index.html', 'server/app/projects.rsc', 'cache/fetch-cache/a']
  const kept = [
    'server/app/terms.html',
    'server/app/_not-found.html',
    'server/app/page.js',
    'BUILD_ID',
  ]
  for (const path of [...gone, ...kept]) put(path)

  forgetRenderedPages(dist)

  expect(gone.filter((path) => existsSync(join(dist, path)))).toEqual([])
  expect(kept.filter((path) => !existsSync(join(dist, path)))).toEqual([])
})

test('a folder without a build is left alone', () => {
  expect(() => forgetRenderedPages(dist)).not.toThrow()
})

test('sizes made of pictures go, and nothing else', () => {
  put('cache/images/a-hash/60.1.a.b.avif')
  put('cache/fetch-cache/a')
  put('BUILD_ID')

  forgetPictures(dist)
  forgetPictures(dist)

  expect(existsSync(join(dist, 'cache/images'))).toBe(false)
  expect(['cache/fetch-cache/a', 'BUILD_ID'].every((path) => existsSync(join(dist, path)))).toBe(
    true,
  )
})

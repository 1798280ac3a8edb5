import { readDocument } from '../document-facts'
import { environment } from '../environment'
import { expect, test } from '../fixtures'
import { makeProject, removeProject } from '../made-project'
import { fixedPaths } from '../public-paths'

const readers = {
  'a browser':
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  curl: 'curl/8.5.0',
}

for (const [reader, userAgent] of Object.entries(readers)) {
  test(`${reader} gets each page's own words in the first HTML`, async ({
    page,
    playwright,
    db,
  }) => {
    const request = await playwright.request.newContext({ userAgent, baseURL: environment.baseUrl })
    // Made just now: nobody has asked for its page before.
    const project = await makeProject(db)
    const newPath = `/projects/${project.slug}`
    try {
      for (const path of [newPath, newPath, ...fixedPaths]) {
        const response = await request.get(path)
        expect(response.status(), path).toBe(200)
        const facts = await readDocument(page, await response.text(), environment.baseUrl + path)
        expect(facts.titles, path).toEqual([expect.stringMatching(/\S \| SLW$/)])
        expect(facts.meta.description?.[0], path).toMatch(/\S/)
        expect(facts.meta['og:image']?.[0], path).toMatch(/^http/)
        expect(facts.canonical, path).toBe(environment.baseUrl + (path === '/' ? '' : path))
        expect(facts.headings, path).toHaveLength(1)
        if (path === newPath) expect(facts.titles).toEqual([`${project.title} in Durham | SLW`])
      }
    } finally {
      await removeProject(db, project)
      await request.dispose()
    }
  })
}

/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compareFacts } from './facts.ts'
import { readPages } from './pages.ts'

const backend = (port: number) => `http://files.test:${port}`
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

/** A site at its own address, with a picture whose URL is percent-encoded. */
async function site(words: string, port: number) {
  const server = createServer((request, response) => {
    const { port: own } = server.address() as AddressInfo
    const address = `http://127.0.0.1:${own}`
    const picture = encodeURIComponent(`${backend(port)}/storage/a.jpg`)
    const pages: Record<string, string> = {
      '/sitemap.xml': `<loc>${address}/</loc><loc>${address}/projects</loc>`,
      '/': `<script>var build = ${own}</script><a href="/contact?x=1#y">Contact</a><a href="/bodhi">Owner</a><a href="https://example.com/">Away</a>`,
      '/projects': `<img alt="A door" src="/_next/image?url=${picture}&amp;w=640"><a href="${address}/projects/page/2">More</a>`,
      '/projects/page/2': `<h1>${words}</h1>`,
      '/contact': '<p>Ring us</p>',
    }
    const body = pages[request.url ?? '']
    response.writeHead(body ? 200 : 404).end(body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const origins = { site: address, backend: backend(port) }
  return readPages({ address, origins, signal: new AbortController().signal })
}

it('finds every linked page at any address', async () => {
  const [one, other] = [await site('Two doors', 5001), await site('Two doors', 6002)]
  expect(Object.keys(one).sort()).toEqual([
    '/',
    '/contact',
    '/projects',
    '/projects/page/2',
    '/sitemap.xml',
  ])
  expect(one['/projects']).toContain('[backend]')
  expect(one['/projects']).toContain('(A door)')
  expect(compareFacts(one, other)).toEqual([])
})

it('names pages that differ, and where', async () => {
  const before = { ...(await site('Two doors', 5001)), 'rows of public.projects': '8' }
  const after = { ...(await site('Two windows', 5001)), 'file logos/a.png': 'f00' }
  expect(compareFacts(before, after)).toEqual([
    '/projects/page/2: Two doors before, Two windows now',
    'file logos/a.png: is new',
    'rows of public.projects: gone',
  ])
})

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A fake external service on this machine for the tests of one file.
 * @returns a function that gives its address once the tests run
 */
export function loopbackServer(answer: RequestListener): () => string {
  const server = createServer(answer)
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return () => url
}

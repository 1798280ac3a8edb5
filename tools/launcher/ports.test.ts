import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from './ports'

it('finds a port to listen on that no outgoing connection is given', async () => {
  const port = await freePort()
  expect(port).toBeLessThan(32_768)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  await once(server.close(), 'close')
})

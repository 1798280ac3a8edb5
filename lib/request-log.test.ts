/** @jest-environment node */
import channel from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { logRequests } from './request-log'

it('logs each response without its query, except for build files', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => {})
  const end = logRequests(channel)
  const server = createServer((_, response) => response.writeHead(418).end('x'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const path of ['/_next/static/x.js', '/contact?email=a@b.c']) {
    await (await fetch(origin + path, { headers: { connection: 'close' } })).text()
  }
  await new Promise((resolve) => server.close(resolve))
  end()
  const lines = log.mock.calls.map(([line]) => JSON.parse(line))
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'request',
      method: 'GET',
      path: '/contact',
      status: 418,
      milliseconds: expect.any(Number),
    }),
  ])
  log.mockRestore()
})

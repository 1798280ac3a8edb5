/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keepSchedule } from './schedule.ts'

it('calls the site again and again, one call at a time, until the end', async () => {
  const called: unknown[] = []
  let open = 0
  let most = 0
  let enough = () => {}
  const thrice = new Promise<void>((resolve) => {
    enough = resolve
  })
  const site = createServer((request, response) => {
    called.push([request.method, request.url, request.headers.authorization])
    most = Math.max(most, ++open)
    setTimeout(() => {
      open--
      // A failure does not end it.
      response.writeHead(called.length === 1 ? 503 : 200).end('{}')
      if (called.length === 3) enough()
    }, 30)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const ends: (() => unknown)[] = []
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const { signal } = new AbortController()
  keepSchedule(address, 'secret', { signal, defer: (end) => void ends.push(end) }, 5)
  await thrice
  for (const end of ends) end()
  site.close()
  expect(called[0]).toEqual(['POST', '/api/notifications', 'Bearer secret'])
  expect(most).toBe(1)
})

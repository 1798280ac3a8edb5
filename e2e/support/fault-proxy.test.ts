/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { freePort } from '../../tools/launcher/ports.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

let target: Server
let sockets: WebSocketServer
let proxy: FaultProxy
let address: string
const received: string[] = []

beforeAll(async () => {
  target = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`)
    request.pipe(response)
  })
  sockets = new WebSocketServer({ server: target })
  sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(`${data}!`)))
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  const port = await freePort()
  proxy = await startFaultProxy({ port, targetPort: (target.address() as AddressInfo).port })
  address = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  await proxy.stop()
  sockets.close()
  target.closeAllConnections()
  target.close()
})

async function set(mode: string, match?: string) {
  const body = JSON.stringify({ mode, match })
  return (await fetch(`${proxy.controlUrl}/mode`, { method: 'POST', body })).status
}

const post = (path = '/x', init: RequestInit = {}) =>
  fetch(address + path, { method: 'POST', body: 'hello', ...init })

it('passes requests and replies through', async () => {
  await set('pass')
  expect(await (await post()).text()).toBe('hello')
})

it('drops connections', async () => {
  await set('down')
  await expect(post()).rejects.toThrow('fetch failed')
  await set('pass')
  expect((await post()).status).toBe(200)
})

it('answers 503 on matching paths only', async () => {
  await set('503', '^/rest/')
  expect((await post('/rest/v1/x')).status).toBe(503)
  expect((await post('/auth/v1/x')).status).toBe(200)
})

it('keeps a request hanging', async () => {
  await set('hang')
  await expect(post('/x', { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/)
})

it('drops the reply after the work was done', async () => {
  await set('drop-reply')
  received.length = 0
  await expect(post('/once')).rejects.toThrow('fetch failed')
  expect(received).toEqual(['POST /once'])
})

it('sends a request twice and passes one reply on', async () => {
  await set('double')
  received.length = 0
  expect(await (await post('/twice')).text()).toBe('hello')
  while (received.length < 2) await new Promise(setImmediate)
  expect(received).toEqual(['POST /twice', 'POST /twice'])
})

it('cuts a request in the middle', async () => {
  await set('torn')
  await expect(post()).rejects.toThrow('fetch failed')
})

it('delays a reply', async () => {
  await set('delay')
  const started = performance.now()
  expect(await (await post()).text()).toBe('hello')
  expect(performance.now() - started).toBeGreaterThan(900)
})

it('can choose a fault per request', async () => {
  const port = await freePort()
  const targetPort = (target.address() as AddressInfo).port
  const pick = ({ url }: { url?: string }) => (url === '/bad' ? '503' : 'pass')
  const other = await startFaultProxy({ port, targetPort, pick })
  try {
    const statuses = ['/bad', '/good'].map(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      return answer.status
    })
    expect(await Promise.all(statuses)).toEqual([503, 200])
  } finally {
    await other.stop()
  }
})

it('passes WebSockets through and cuts them when the connection goes down', async () => {
  await set('pass')
  const socket = new WebSocket(address)
  const reply = await new Promise((resolve) => {
    socket.once('open', () => socket.send('hi'))
    socket.once('message', (data) => resolve(String(data)))
  })
  expect(reply).toBe('hi!')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await set('down')
  await closed
})

it('is controlled only through its secret address', async () => {
  const stranger = proxy.controlUrl.replace(/[0-9a-f]{32}$/, 'guess')
  expect(
    (await fetch(`${stranger}/mode`, { method: 'POST', body: '{"mode":"pass"}' })).status,
  ).toBe(404)
  expect(await set('sideways')).toBe(400)
})

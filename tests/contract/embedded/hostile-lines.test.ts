import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type OwnBackend, onOwnBackend } from '../own-backend'

// A separate backend: these requests once ended the process.
let backend: OwnBackend
let address: URL
beforeAll(async () => {
  backend = await onOwnBackend()
  address = new URL(backend.url)
}, 120_000)
afterAll(async () => {
  await backend?.removePeople()
  await backend?.stop()
})

const upgrade = (target: string) =>
  `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
  'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
const line = () => connect(Number(address.port), address.hostname)
const place = '/realtime/v1/websocket'

async function expectAlive(): Promise<void> {
  expect((await backend.server().from('projects').select('id').limit(1)).error).toBeNull()
}

it.each([
  ['//', 400],
  ['http://', 400],
  ['http://[/', 400],
  ['/elsewhere', 404],
  [`${place}?apikey=unknown`, 401],
])('a line to %s is refused, and nothing else', async (target, status) => {
  const socket = line()
  socket.end(upgrade(target))
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  await expectAlive()
})

it('a client that hangs up on a refusal ends only its own connection', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const socket = line()
    await once(socket, 'connect')
    socket.write(upgrade(place))
    if (turn % 2) await once(socket, 'data')
    else await new Promise(setImmediate)
    socket.resetAndDestroy()
  }
  await expectAlive()
})

describe('hostile realtime messages', () => {
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const bindings = (...wanted: string[]) =>
    `["1","1","realtime:any","phx_join",{"config":{"postgres_changes":[${wanted}]}}]`

  /** Sends a frame and keeps the connection open. */
  async function send(frame: string) {
    const key = backend.publishableKey
    const socket = new WebSocket(
      `${backend.url.replace('http', 'ws')}${place}?apikey=${key}&vsn=2.0.0`,
    )
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const answer = new Promise<string>((resolve) => {
      socket.addEventListener('message', ({ data }) => resolve(data))
      socket.addEventListener('close', ({ code }) => resolve(`closed with ${code}`))
    })
    socket.send(frame)
    return { answer: await answer, close: () => socket.close() }
  }

  it.each([
    ['no event', bindings('{"schema":"public","table":"contact_forms"}')],
    ['numbers', bindings('{"event":1,"schema":2,"table":3,"filter":4}')],
    ['no bindings', bindings('null', '[]', '"x"')],
    ['deep ones', bindings(`{"event":${nested},"schema":"public"}`)],
    ['a token that is none', '["1","1","realtime:any","phx_join",{"access_token":{}}]'],
    ['no payload', '["1","1","realtime:any","phx_join",null]'],
  ])('%s: a join is answered with an error', async (_name, frame) => {
    const { answer, close } = await send(frame)
    expect(JSON.parse(answer)).toEqual([
      '1',
      '1',
      'realtime:any',
      'phx_reply',
      { status: 'error', response: { reason: 'Malformed join' } },
    ])
    close()
  })

  it.each([
    ['nothing', 'null'],
    ['an empty array', '[]'],
    ['a number as topic', '["1","1",5,"phx_join",{}]'],
    ['deep references', `[${nested},"1","realtime:any","phx_join",{}]`],
    ['version 1.0.0', '{"topic":"realtime:any","event":"phx_join","payload":{},"ref":"1"}'],
  ])('what is no message ends its line (%s)', async (_name, frame) => {
    expect((await send(frame)).answer).toBe('closed with 1011')
  })

  it('do not keep others from receiving changes', async () => {
    const owner = await backend.newOwner()
    const heard: string[] = []
    // One channel before and one after, since changes are delivered in turn.
    const listen = () =>
      new Promise<void>((resolve, reject) => {
        owner.client
          .channel(randomUUID())
          .on('postgres_changes', { event: '*', schema: 'public', table: 'contact_forms' }, (e) =>
            heard.push((e.new as { id: string }).id),
          )
          .on('system', {}, ({ status, message }) =>
            status === 'ok' ? resolve() : reject(new Error(message)),
          )
          .subscribe()
      })
    await listen()
    const lines = [
      await send(bindings('{"schema":"public","table":"contact_forms"}')),
      await send(bindings('{"event":1}')),
      await send(bindings(`{"event":"*","schema":"public","more":${nested}}`)),
    ]
    await listen()
    const id = randomUUID()
    const row = { id, name: 'V', email: 'v@example.com', project_type: 'custom', message: 'Hello' }
    expect((await backend.server().from('contact_forms').insert(row)).error).toBeNull()
    await backend.eventually(
      () => heard,
      (ids) => ids.length === 2,
    )
    expect(heard).toEqual([id, id])
    for (const { close } of lines) close()
    await owner.client.removeAllChannels()
    owner.client.realtime.disconnect()
  })
})

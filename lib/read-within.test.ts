/** @jest-environment node */
import { readWithin } from './read-within'

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request('http://site.test', { method: 'POST', body, headers })

test('a body is read up to the limit', async () => {
  expect(await readWithin(post('12345678'), 8)).toEqual(new TextEncoder().encode('12345678'))
  expect(await readWithin(new Request('http://site.test'), 8)).toEqual(new Uint8Array())
})

test('a longer one is refused, whatever its header says', async () => {
  expect(await readWithin(post('123456789', { 'content-length': '1' }), 8)).toBeUndefined()
  expect(await readWithin(post('1', { 'content-length': '9' }), 8)).toBeUndefined()
})

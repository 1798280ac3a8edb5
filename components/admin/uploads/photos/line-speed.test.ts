/** @jest-environment jsdom */
import { LineSpeed } from './line-speed'

const MB = 1024 * 1024
const slow = jest.fn()
let speed: LineSpeed

beforeEach(() => {
  jest.useFakeTimers()
  slow.mockClear()
  speed = new LineSpeed()
  speed.onSlow(slow)
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

const known = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

/** Sends for some seconds, in steps of 100 ms. */
function send(
  id: string,
  bytesPerSecond: number,
  seconds: number,
  { from = 0, total = 5 * MB } = {},
) {
  for (let step = 0; step <= seconds * 10; step += 1) {
    speed.moved(id, Math.min(total, from + 1 + (step * bytesPerSecond) / 10), total)
    jest.advanceTimersByTime(100)
  }
}

test.each([
  ['nothing is known', {}, false],
  ['the owner saves data', { saveData: true, downlink: 10 }, true],
  ['the browser knows a slow line', { downlink: 1.5 }, true],
  ['the browser knows a fast line', { downlink: 2 }, false],
])('before anything is sent, %s', (_, connection, expected) => {
  known(connection)
  expect(speed.isSlow).toBe(expected)
})

test.each([
  ['750 kbit/s', 94_000, true],
  ['1.9 Mbit/s', 237_000, true],
  ['2.2 Mbit/s', 275_000, false],
])('a transfer at %s tells', (_, rate, expected) => {
  send('a', rate, 2.2)
  expect([speed.isSlow, slow.mock.calls.length > 0]).toEqual([expected, expected])
})

test('two files share the line', () => {
  for (let step = 0; step < 25; step += 1) {
    for (const id of ['a', 'b']) speed.moved(id, 1 + step * 15_000, 5 * MB)
    jest.advanceTimersByTime(100)
  }
  expect(speed.isSlow).toBe(false)
})

test('what goes into a buffer at once is no measure', () => {
  speed.moved('a', MB, 5 * MB)
  send('a', 94_000, 2.2, { from: MB })
  expect(speed.isSlow).toBe(true)
})

test('a pause, and the wait for an answer, are no measure either', () => {
  send('a', MB, 1)
  speed.ended('a')
  jest.advanceTimersByTime(10_000)
  speed.moved('b', 1000, 2000)
  speed.moved('b', 2000, 2000)
  jest.advanceTimersByTime(10_000)
  expect(speed.isSlow).toBe(false)
  expect(slow).not.toHaveBeenCalled()
})

test('a file that was there soon shows that the line is good again', () => {
  send('a', 94_000, 2.2)
  speed.ended('a')
  send('b', MB, 0.3, { total: 300_000 })
  speed.arrived('b')
  expect(speed.isSlow).toBe(false)
})

test('what is measured counts more than what the browser guesses', () => {
  known({ downlink: 1.5 })
  send('a', MB, 2.2)
  expect(speed.isSlow).toBe(false)
})

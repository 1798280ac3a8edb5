/** @jest-environment jsdom */
import type { HttpRequest, Upload } from 'tus-js-client'
import { Line } from './connection'

const start = jest.fn()
const abort = jest.fn()
const sign = jest.fn()
const report = jest.fn()
const fail = jest.fn()
let line: Line

const pauses = () => report.mock.calls.map(([{ type }]) => type)

/** Sends a request; resolves to its headers once it may go out. */
async function admit(): Promise<unknown[][]> {
  const setHeader = jest.fn()
  await line.admit({ setHeader } as unknown as HttpRequest)
  return setHeader.mock.calls
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  abort.mockResolvedValue(undefined)
  sign.mockResolvedValue('signature')
  line = new Line({ start, abort } as unknown as Upload, { sign, report, fail })
  line.begin()
})
afterEach(() => {
  line.end()
  jest.useRealTimers()
})

test('pauses without a connection, and resumes with it', async () => {
  window.dispatchEvent(new Event('offline'))
  expect(abort).toHaveBeenCalledTimes(1)
  expect(pauses()).toEqual(['paused'])
  await jest.advanceTimersByTimeAsync(600_000)
  expect(start).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  expect(start).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('online'))
  expect(start).toHaveBeenCalledTimes(2)
  expect(pauses()).toEqual(['paused', 'resumed'])
})

test('begun without a connection, waits for one instead of failing', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  line.lost()
  await jest.advanceTimersByTimeAsync(600_000)
  expect([start, abort, fail].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(start).toHaveBeenCalledTimes(2)
})

test('a request without an answer is a pause until bytes move again', async () => {
  expect(await admit()).toEqual([['x-signature', 'signature']])
  line.alive()
  expect(pauses()).toEqual([])
  line.lost()
  line.lost()
  // The client reports progress before its next request.
  line.alive()
  expect(pauses()).toEqual(['paused'])
  await admit()
  line.alive()
  expect(pauses()).toEqual(['paused', 'resumed'])
})

test('a stalled line is restarted ten times without a chunk, and no more', async () => {
  await jest.advanceTimersByTimeAsync(30_000)
  expect([start, abort].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  line.arrived()
  await jest.advanceTimersByTimeAsync(10 * 30_000)
  expect(start).toHaveBeenCalledTimes(12)
  expect(fail).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(30_000)
  expect(fail).toHaveBeenCalledTimes(1)
})

test('the time that a signature takes is no stall', async () => {
  let give = (_: unknown) => {}
  sign.mockReturnValue(new Promise((resolve) => (give = resolve as never)))
  const headers = admit()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(abort).not.toHaveBeenCalled()
  give('late')
  expect(await headers).toEqual([['x-signature', 'late']])
})

test('a request whose signature came after a pause is never sent', async () => {
  let give = (_: unknown) => {}
  sign.mockReturnValue(new Promise((resolve) => (give = resolve as never)))
  const isSent = jest.fn()
  admit().then(isSent)
  window.dispatchEvent(new Event('offline'))
  give('late')
  await jest.advanceTimersByTimeAsync(0)
  expect(isSent).not.toHaveBeenCalled()
})

test('once ended, nothing restarts it', async () => {
  line.end()
  await admit()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(600_000)
  expect(start).toHaveBeenCalledTimes(1)
})

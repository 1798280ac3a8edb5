import { act, render, screen } from '@testing-library/react'
import { useCamera } from './use-camera'

function Probe() {
  const { stream, problem, retry } = useCamera()
  return (
    <button type="button" onClick={retry}>
      {problem ?? (stream ? 'on' : 'starting')}
    </button>
  )
}

const track = { stop: jest.fn(), onended: null as (() => void) | null }
const camera = { getTracks: () => [track] }
const getUserMedia = jest.fn()
const say = () => screen.getByRole('button').textContent

const look = (state: 'visible' | 'hidden') =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })
const open = () => act(async () => render(<Probe />))

beforeEach(() => {
  jest.restoreAllMocks()
  track.stop.mockReset()
  getUserMedia.mockReset().mockResolvedValue(camera)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
})

it.each([
  ['NotAllowedError', 'denied'],
  ['NotReadableError', 'busy'],
  ['NotFoundError', 'missing'],
  ['NotSupportedError', 'missing'],
])('tells of %s: %s', async (name, problem) => {
  getUserMedia.mockRejectedValueOnce(new DOMException('', name))
  await open()
  expect(say()).toBe(problem)
  await act(async () => screen.getByRole('button').click())
  expect(say()).toBe('on')
})

it('tells where the browser hides the camera', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
  await open()
  expect(say()).toBe('insecure')
})

it('is switched off when the page is left or hidden, and on again with it', async () => {
  const { unmount } = await open()
  expect(say()).toBe('on')
  await look('hidden')
  expect([say(), track.stop.mock.calls.length]).toEqual(['starting', 1])
  await look('visible')
  expect(say()).toBe('on')
  unmount()
  expect(track.stop).toHaveBeenCalledTimes(2)
})

it('is switched off where it comes after the dialog was closed', async () => {
  let come = (_: unknown) => {}
  getUserMedia.mockReturnValue(new Promise((resolve) => (come = resolve)))
  const { unmount } = await open()
  unmount()
  await act(async () => come(camera))
  expect(track.stop).toHaveBeenCalledTimes(1)
})

it('tells where another app takes it', async () => {
  await open()
  await act(async () => track.onended?.())
  expect(say()).toBe('busy')
})

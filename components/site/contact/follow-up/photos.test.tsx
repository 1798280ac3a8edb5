import { fireEvent, type RenderResult, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { photoWords } from '@/lib/enquiries/photo-rules'
import { shrinkImage } from '@/lib/media/shrink-image'
import { FollowUpPhotos } from './photos'

jest.mock('@/lib/media/shrink-image', () => ({ shrinkImage: jest.fn() }))
const shrink = jest.mocked(shrinkImage)
const line = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
const revoke = jest.fn()
let view: RenderResult

const file = (name: string) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' })
const picker = () => screen.getByLabelText('Add photos')
const choose = (...names: string[]) => userEvent.upload(picker(), names.map(file))
const answer = (status: number, message?: string) =>
  line.mockResolvedValueOnce({
    ok: status < 400,
    status,
    json: async () => ({ message }),
  } as Response)
/** As Next keeps a page that was left. */
const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <FollowUpPhotos token="token" />
  </Activity>
)
const idSent = (call: number) => new Headers(line.mock.calls[call]?.[1]?.headers).get('x-photo')

beforeEach(() => {
  line.mockReset()
  revoke.mockReset()
  shrink.mockReset().mockImplementation(async (photo) => photo)
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoke })
  Object.assign(globalThis, { fetch: line })
  Object.assign(AbortSignal, { timeout: () => undefined })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  view = render(page('visible'))
})

test('photos are made smaller and sent one by one, with the token', async () => {
  answer(201)
  answer(201)
  await choose('a', 'b')
  expect(await screen.findByText('2 of 2 sent')).toBeVisible()
  const [address, init] = line.mock.calls[0] ?? []
  expect(address).toBe('/api/enquiry-photos')
  expect(new Headers(init?.headers).get('x-follow-up')).toBe('token')
  expect(idSent(0)).not.toBe(idSent(1))
  expect(screen.getByRole('img', { name: 'a.jpg' })).toBeVisible()
})

test('photos stay on a page that was left meanwhile', async () => {
  answer(201)
  await choose('a')
  const picture = await screen.findByRole('img', { name: 'a.jpg' })
  view.rerender(page('hidden'))
  view.rerender(page('visible'))
  expect(picture).toBeVisible()
  expect(revoke).not.toHaveBeenCalled()
  fireEvent.load(picture)
  expect(revoke).toHaveBeenCalledWith('blob:x')
})

test('a photo that got lost is sent again under its id', async () => {
  line.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await choose('a')
  expect(await screen.findByText(photoWords.failed)).toBeVisible()
  answer(201)
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }))
  expect(picker()).toHaveFocus()
  expect(await screen.findByText('1 of 1 sent')).toBeVisible()
  expect(idSent(1)).toBe(idSent(0))
})

test('a photo that was refused can only be removed, and the next one is sent', async () => {
  answer(422, photoWords.unreadable)
  answer(201)
  await choose('a', 'b')
  expect(await screen.findByText(photoWords.unreadable)).toBeVisible()
  await waitFor(() => expect(line).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.jpg' }))
  expect(screen.getByText('1 of 1 sent')).toBeVisible()
  expect(picker()).toHaveFocus()
})

test('what this device cannot read is not sent', async () => {
  shrink.mockRejectedValueOnce(new Error('No picture'))
  await choose('a')
  expect(await screen.findByText(photoWords.unreadable)).toBeVisible()
  expect(line).not.toHaveBeenCalled()
})

test('six are taken, and the rest is told', async () => {
  line.mockResolvedValue({ ok: true, status: 201 } as Response)
  await choose('a', 'b', 'c', 'd', 'e', 'f', 'g')
  expect(await screen.findByText(photoWords.full)).toBeVisible()
  expect(await screen.findByText('6 of 6 sent')).toBeVisible()
  expect(line).toHaveBeenCalledTimes(6)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
})

test('a full set tells what failed and keeps the focus, and has room again after a removal', async () => {
  answer(422, photoWords.unreadable)
  line.mockResolvedValue({ ok: true, status: 201 } as Response)
  await choose('a', 'b', 'c', 'd', 'e', 'f')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('5 of 6 sent, 1 not sent'),
  )
  expect(picker()).toHaveFocus()
  expect(picker()).toHaveAttribute('aria-disabled', 'true')
  expect(fireEvent.click(picker())).toBe(false)
  expect(screen.getByRole('status')).toHaveTextContent(photoWords.full)
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.jpg' }))
  expect(picker()).toHaveFocus()
  await choose('g')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^6 of 6 sent$/))
})

import { act, render } from '@testing-library/react'
import { keepNote } from '@/components/admin/inbox/note-draft'
import { rememberVideo } from '@/components/admin/uploads/video-memory'
import { KEPT } from '@/components/forms/kept'
import { leaveTo } from '@/components/forms/leave'
import { saveDraft } from '@/lib/enquiries/draft'
import { draftKey } from '@/lib/projects/editor/draft'
import { rememberDraft } from '@/lib/projects/editor/draft-claim'
import { forgetKeptText } from './kept-text'
import { ViewerProvider } from './viewer-provider'

jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn() }))

const video = new File(['x'], 'bay.mp4', { type: 'video/mp4' })

/** Everything the office keeps, by the code that keeps it. */
function keepSome(owner: string) {
  sessionStorage.setItem(KEPT, JSON.stringify({ page: '/', at: Date.now(), forms: {} }))
  keepNote('message', 'Rings on Monday')
  localStorage.setItem(rememberDraft(draftKey(owner, undefined)), '{}')
  rememberVideo('project', video, 'id')
}
const show = (id: string) =>
  render(
    <ViewerProvider viewer={{ id, email: `${id}@example.com` }}>
      <p>Office</p>
    </ViewerProvider>,
  )
const keptHere = () => Object.keys(sessionStorage).filter((key) => /^(kept-fields|note-)/.test(key))

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

it('leaves nothing of the office behind', () => {
  keepSome('ann')
  const enquiry = { values: {} as never, preselect: '', attempts: [] }
  saveDraft(enquiry)
  forgetKeptText()
  expect(Object.keys(localStorage)).toEqual(['signed-out'])
  // A visitor's own enquiry is none of the office.
  expect(Object.keys(sessionStorage)).toEqual(['enquiry-draft'])
})

it('keeps it for the same owner, whose session ended by itself', () => {
  show('ann').unmount()
  keepSome('ann')
  show('ann')
  expect(keptHere()).toHaveLength(2)
})

it('shows it to no other owner', () => {
  show('ann').unmount()
  keepSome('ann')
  show('bob')
  expect(keptHere()).toEqual([])
})

it('is forgotten by other tabs too, which leave the office', () => {
  show('ann')
  keepSome('ann')
  const event = (key: string) => new StorageEvent('storage', { key, newValue: '1' })
  act(() => void window.dispatchEvent(event('project-draft:ann:new')))
  expect(leaveTo).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(event('signed-out')))
  expect(leaveTo).toHaveBeenCalledWith('/bodhi')
  expect(keptHere()).toEqual([])
})

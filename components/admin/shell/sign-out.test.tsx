import { act, render } from '@testing-library/react'
import { recallVideo, rememberVideo } from '@/components/admin/uploads/video-memory'
import { leaveTo } from '@/components/forms/leave'
import { createDrafts, isText } from '@/lib/drafts'
import { loadDraft, saveDraft } from '@/lib/enquiries/draft'
import { draftKey, draftKeys } from '@/lib/projects/editor/draft'
import { rememberDraft } from '@/lib/projects/editor/draft-claim'
import { forgetAllFiles } from '@/lib/projects/editor/kept-files'
import { forgetDraftsInAllTabs } from './sign-out'
import { ViewerProvider } from './viewer-provider'

jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn() }))
jest.mock('@/lib/projects/editor/kept-files', () => ({ forgetAllFiles: jest.fn() }))

const video = new File(['x'], 'bay.mp4', { type: 'video/mp4' })
const inTab = createDrafts<string>({
  of: 'owner',
  name: 'note',
  storage: 'session',
  isDraft: isText,
})

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

it('leaves nothing of the office behind, and the enquiry of a visitor alone', async () => {
  inTab.save('ann:message', 'Rings on Monday')
  rememberDraft(draftKey('ann', undefined))
  rememberVideo('project', video, 'id')
  const values = { name: 'Vic', email: '', phone: '', projectType: '', message: '' }
  saveDraft({ values, preselect: '', attempts: [] })
  await forgetDraftsInAllTabs()
  expect(forgetAllFiles).toHaveBeenCalled()
  expect(Object.keys(localStorage)).toEqual(['signed-out'])
  expect(sessionStorage).toHaveLength(1)
  expect(loadDraft()?.values).toEqual(values)
  expect(draftKeys(draftKey('ann', undefined))).toEqual([])
  expect(recallVideo('project', video)).toBeUndefined()
})

it('is forgotten by other tabs too, which leave the office', () => {
  render(
    <ViewerProvider viewer={{ id: 'ann', email: 'ann@example.com' }}>
      <p>Office</p>
    </ViewerProvider>,
  )
  inTab.save('ann:message', 'Rings on Monday')
  const event = (key: string) => new StorageEvent('storage', { key, newValue: '1' })
  act(() => void window.dispatchEvent(event('draft:owner:project:ann:new')))
  expect(leaveTo).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(event('signed-out')))
  expect(leaveTo).toHaveBeenCalledWith('/bodhi')
  expect(sessionStorage).toHaveLength(0)
})

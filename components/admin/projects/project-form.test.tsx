import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { discardUploads } from '@/lib/media/actions'
import { listOwnUploads } from '@/lib/media/own-uploads'
import { type Draft, draftKey, loadDraft, saveDraft } from '@/lib/projects/draft'
import { valuesOf } from '@/lib/projects/form-values'
import { ViewerProvider } from '../viewer-provider'
import { ProjectForm } from './project-form'

jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn(() => new Promise(() => {})) }))
jest.mock('@/components/ui/toast')
jest.mock('@/lib/auth/actions', () => ({ browserAccess: jest.fn(), signOut: jest.fn() }))
jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/lib/media/own-uploads', () => ({ listOwnUploads: jest.fn() }))
jest.mock('@/lib/projects/actions', () => ({
  createProject: jest.fn(),
  updateProject: jest.fn(),
  deleteImageSet: jest.fn(),
}))
jest.mock('@/lib/projects/image-actions', () => ({
  replaceImage: jest.fn(),
  deleteImage: jest.fn(),
  deleteVideo: jest.fn(),
}))
jest.mock('../use-refresh', () => ({ useRefresh: () => jest.fn() }))

const projectId = '11111111-1111-4111-8111-111111111111'
const photoId = '22222222-2222-4222-8222-222222222222'
const key = draftKey('owner', undefined)
const draft: Draft = {
  projectId,
  values: { ...valuesOf(), title: 'Porch' },
  setIds: [],
  files: [
    {
      id: photoId,
      type: 'progress',
      setId: null,
      caption: '',
      date: '',
      name: 'porch.jpg',
      lost: null,
      size: 5,
      posterId: null,
    },
  ],
  captions: {},
}

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  const there = { id: photoId, url: 'https://db.example/x', width: 3, height: 2, blur: '' }
  jest.mocked(listOwnUploads).mockResolvedValue({
    status: 'success',
    data: { uploads: [there], savedIds: [] },
  })
  jest.mocked(discardUploads).mockResolvedValue({ status: 'success' })
})

const open = () =>
  render(
    <ViewerProvider viewer={{ id: 'owner', email: 'o@example.com' }}>
      <h1 tabIndex={-1}>New project</h1>
      <ProjectForm rawLimitMB={5} realtime={{ url: 'https://db.example', key: 'key' }} />
    </ViewerProvider>,
  )
const title = () => screen.getByLabelText(/^Title/)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('discards a draft and its files after a question only', async () => {
  saveDraft(key, draft)
  open()
  await screen.findByText('Ready')
  await press('Discard draft')
  expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
  await press('Keep editing')
  expect(title()).toHaveValue('Porch')
  expect(loadDraft(key)).toMatchObject({ projectId, values: draft.values, files: draft.files })
  expect(discardUploads).not.toHaveBeenCalled()

  await press('Discard draft')
  await press('Discard')
  await waitFor(() => expect(discardUploads).toHaveBeenCalledWith({ ids: [photoId] }))
  expect(title()).toHaveValue('')
  expect(loadDraft(key)).toBeNull()
  expect(screen.getByRole('heading', { name: 'New project' })).toHaveFocus()
})

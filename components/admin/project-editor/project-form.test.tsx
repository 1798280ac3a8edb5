import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unsavedWork } from '@/components/admin/shell/unsaved-work'
import { ViewerProvider } from '@/components/admin/shell/viewer-provider'
import { leaveTo } from '@/components/forms/leave'
import { toast } from '@/components/ui/toast'
import { takeFlash } from '@/lib/flash'
import { discardUploads, requestUpload } from '@/lib/media/actions'
import { listOwnUploads } from '@/lib/media/own-uploads'
import { forgetOwnerDrafts } from '@/lib/owner-drafts'
import { createProject, updateProject } from '@/lib/projects/actions'
import { type Draft, draftKey, draftKeys, loadDraft, saveDraft } from '@/lib/projects/editor/draft'
import { ownKeys } from '@/lib/projects/editor/draft-claim'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { baseOf, valuesOf } from '@/lib/projects/editor/form-values'
import { ProjectForm } from './project-form'

jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn(() => new Promise(() => {})) }))
jest.mock('@/components/ui/toast')
jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
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
jest.mock('@/lib/projects/line-up-actions', () => ({
  lineUpImages: jest.fn(),
  keepAsTaken: jest.fn(),
}))
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: () => jest.fn() }))

const projectId = '11111111-1111-4111-8111-111111111111'
const photoId = '22222222-2222-4222-8222-222222222222'
const key = draftKey('owner', undefined)
const draft: Draft = {
  base: baseOf(valuesOf()),
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
  forgetOwnerDrafts()
  jest.clearAllMocks()
  const there = {
    id: photoId,
    url: 'https://db.example/x',
    width: 3,
    height: 2,
    colour: null,
    formats: null,
  }
  jest.mocked(listOwnUploads).mockResolvedValue({
    status: 'success',
    data: { uploads: [there], savedIds: null },
  })
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
  jest.mocked(requestUpload).mockReturnValue(new Promise(() => {}))
  jest.mocked(discardUploads).mockResolvedValue({ status: 'success' })
})

const open = (project?: ProjectToEdit) =>
  render(
    <ViewerProvider viewer={{ id: 'owner', email: 'o@example.com' }}>
      <h1 tabIndex={-1}>New project</h1>
      <a href="/dashboard">Elsewhere</a>
      <ProjectForm project={project} rawLimitMB={5} />
    </ViewerProvider>,
  )
const photo = new File(['photo'], 'porch.jpg', { type: 'image/jpeg' })
const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
function fillIn() {
  write(/^Title/, 'Porch')
  write(/^Location/, 'Durham')
  write(/^Start Date/, '2026-03-02')
  write(/^Description/, 'Oak.')
}
const signedOut = { status: 'error', message: 'You must be logged in', code: 'signed-out' } as const
const title = () => screen.getByLabelText(/^Title/)
function noRoom() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('discards a draft and its files after a question only', async () => {
  saveDraft(key, draft)
  open()
  await screen.findByText('Ready')
  await press('Discard changes')
  expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
  await press('Keep editing')
  expect(title()).toHaveValue('Porch')
  expect(loadDraft(key)).toMatchObject({ projectId, values: draft.values, files: draft.files })
  expect(discardUploads).not.toHaveBeenCalled()

  await press('Discard changes')
  await press('Discard')
  await waitFor(() => expect(discardUploads).toHaveBeenCalledWith({ ids: [photoId] }))
  expect(title()).toHaveValue('')
  expect(loadDraft(key)).toBeNull()
  expect(screen.getByRole('heading', { name: 'New project' })).toHaveFocus()
})

it('says that work is back, not text: it may be photos alone', async () => {
  saveDraft(key, { ...draft, values: valuesOf() })
  open()
  expect(await screen.findByText('Your unsaved work is back')).toBeVisible()
  // Taken in before the test ends.
  await screen.findByText('Ready')
})

it('says what a draft needs while it lacks that', async () => {
  const needs = () => screen.queryByText('A draft needs a title and a start date')
  open()
  await press('Create Project')
  expect(needs()).toBeNull()
  await press('Save as draft')
  expect(needs()).toBeVisible()
  expect(title()).toHaveFocus()
  write(/^Title/, 'Porch')
  expect(needs()).toBeVisible()
  write(/^Start Date/, '2026-03-02')
  expect(needs()).toBeNull()
})

it('leaves alone what another tab has open, and writes a project of its own', async () => {
  saveDraft(key, draft)
  const request = async (name: string, _: unknown, use: (lock: object | null) => unknown) =>
    use(name === key ? null : {})
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  open()
  write(/^Title/, 'Bay')
  await waitFor(() => expect(draftKeys(key)).toHaveLength(2))
  const own = loadDraft(draftKeys(key).find((kept) => kept !== key) ?? '')
  expect(own?.values.title).toBe('Bay')
  expect(own?.projectId).not.toBe(projectId)
  expect(loadDraft(key)).toEqual(draft)
  Reflect.deleteProperty(navigator, 'locks')
})

it('goes on with a saved project if its draft has no files either, once that is known', async () => {
  jest.mocked(listOwnUploads).mockResolvedValueOnce({ status: 'error', message: 'Nobody' })
  saveDraft(key, { ...draft, files: [] })
  open()
  expect(await screen.findByText(/couldn't check whether it was saved/)).toBeVisible()
  jest.mocked(listOwnUploads).mockResolvedValueOnce({
    status: 'success',
    data: { uploads: [], savedIds: [] },
  })
  await press('Check again')
  expect(leaveTo).toHaveBeenCalledWith(`/projects/${projectId}/edit`)
  expect(loadDraft(key)).toBeNull()
  expect(loadDraft(draftKey('owner', projectId))?.values.title).toBe('Porch')
})

describe('a new project whose save got no answer', () => {
  const lost = { status: 'error', message: 'Failed to look' } as const
  const failing = async () => {
    jest.mocked(createProject).mockRejectedValueOnce(new TypeError('fetch failed'))
    jest.mocked(listOwnUploads).mockResolvedValueOnce(lost)
    jest.spyOn(console, 'error').mockImplementation(() => {})
    open()
    fillIn()
    await press('Create Project')
    expect(await screen.findByText("We couldn't check whether it was saved.")).toBeVisible()
  }
  const discard = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    await press('Discard')
  }
  const stored = (savedIds: string[] | null) =>
    jest
      .mocked(listOwnUploads)
      .mockResolvedValueOnce({ status: 'success', data: { uploads: [], savedIds } })

  // A transition that never ends holds those of the tests that follow.
  beforeEach(() => jest.mocked(leaveTo).mockResolvedValue(undefined as never))
  afterEach(() => jest.mocked(leaveTo).mockReturnValue(new Promise(() => {})))

  it('is not discarded before it is known whether it is saved', async () => {
    await failing()
    jest.mocked(listOwnUploads).mockResolvedValueOnce(lost)
    await discard()
    const message = expect.stringMatching(/^Not discarded: we couldn't check/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toast).toHaveBeenLastCalledWith({ id: 'project', kind: 'error', message })
    expect(title()).toHaveValue('Porch')
    expect(leaveTo).not.toHaveBeenCalled()

    stored(null)
    await discard()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/projects'))
    expect(draftKeys(key)).toEqual([])
  })

  it('opens where it is saved after all, without what was discarded', async () => {
    await failing()
    const id = loadDraft(draftKeys(key)[0] ?? '')?.projectId
    stored([])
    await discard()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(`/projects/${id}/edit`))
    expect(takeFlash()?.message).toMatch(/already saved.* Delete Project/)
    expect([...draftKeys(key), ...draftKeys(draftKey('owner', id))]).toEqual([])
  })

  it('is no question any more once it turns out that it is not', async () => {
    await failing()
    stored(null)
    await press('Check again')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull())
    await discard()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/projects'))
    expect(listOwnUploads).toHaveBeenCalledTimes(2)
  })

  it('is a draft that is kept until that is known', async () => {
    jest.mocked(listOwnUploads).mockResolvedValueOnce(lost).mockResolvedValueOnce(lost)
    saveDraft(key, draft)
    open()
    await screen.findByRole('button', { name: 'Check again' })
    await press('Discard changes')
    await press('Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText("We couldn't check your files.")).toBeVisible()
    expect(loadDraft(key)).not.toBeNull()
  })
})

it('keeps the text on the page where the session has ended and nobody signs in', async () => {
  jest.mocked(createProject).mockResolvedValue(signedOut)
  noRoom()
  open()
  expect(screen.queryByText(/can't keep your text/)).toBeNull()
  fillIn()
  expect(await screen.findByText(/can't keep your text/)).toHaveRole('status')
  await press('Create Project')
  expect(await screen.findByText(signedOut.message)).toBeVisible()
  expect(toast).toHaveBeenCalledWith({ id: 'project', kind: 'error', message: signedOut.message })
  expect(title()).toHaveValue('Porch')
  await press('Create Project')
  await waitFor(() => expect(createProject).toHaveBeenCalledTimes(2))
  jest.restoreAllMocks()
})

it.each([
  ['', () => {}, /during an upload, .* not saved\. Your text and .* kept on this device\.$/],
  [', and promises no draft where there is no room', noRoom, /The project is not saved\.$/],
])(
  'says that files were stopped when the page goes without a question%s',
  async (_, prepare, words) => {
    prepare()
    URL.createObjectURL = () => 'blob:photo'
    URL.revokeObjectURL = () => {}
    jest.mocked(requestUpload).mockReturnValue(new Promise(() => {}))
    const { unmount } = open()
    await userEvent.upload(screen.getByLabelText('Add progress photos'), photo)
    unmount()
    expect(toast).toHaveBeenCalledWith({ kind: 'error', message: expect.stringMatching(words) })
    jest.restoreAllMocks()
  },
)

describe('a link that leads away', () => {
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['promises the text where it is kept', () => {}, /^Your text and files stay on this device/],
    ['says that it is lost where there is no room', noRoom, /^You'll lose your text/],
  ])('%s', async (_, prepare, words) => {
    prepare()
    open()
    write(/^Title/, 'Porch')
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' })
    expect(dialog).toHaveAccessibleDescription(words)
  })

  it('is told to Logout as well', async () => {
    open()
    await act(async () => expect(await unsavedWork()).toBeUndefined())
    write(/^Title/, 'Porch')
    expect(await unsavedWork()).toBe('an unsaved project')
  })
})

describe('the focus stays at its place', () => {
  it('when a picture is replaced, and when that is broken off', async () => {
    const picture = {
      id: photoId,
      type: 'progress',
      isCover: false,
      caption: '',
      date: '',
    } as const
    const shown = { src: 'https://db.example/x', alt: '', width: 3, height: 2, formats: [] }
    const row = { ...valuesOf(), id: projectId, user_id: 'owner', slug: 'porch', created_at: '' }
    const boxes = {
      has_windows: false,
      has_doors: false,
      has_conservatories: false,
      is_hidden: false,
    }
    const columns = { ...row, ...boxes, status: 'pending' as const, updated_at: '' }
    open({ ...columns, sets: [], progress: [{ ...picture, ...shown }], videos: [] })
    const card = screen.getByRole('img', { name: 'progress image 1' }).closest('[data-filled]')
    await press('Replace progress image 1')
    await userEvent.upload(screen.getByLabelText('File to replace the progress image 1'), photo)
    await press('Replace')
    expect(await screen.findByRole('group', { name: 'Replacement: porch.jpg' })).toBeVisible()
    expect(card).toHaveFocus()
    await press('Cancel replacement')
    expect(screen.getByRole('button', { name: 'Replace progress image 1' })).toBeVisible()
    expect(card).toHaveFocus()
  })

  it('when a file that is gone is chosen again', async () => {
    jest.mocked(listOwnUploads).mockResolvedValue({
      status: 'success',
      data: { uploads: [], savedIds: null },
    })
    saveDraft(key, draft)
    open()
    const again = await screen.findByLabelText('Choose new progress image 1 again')
    const list = again.closest('[tabindex]')
    again.focus()
    await userEvent.upload(again, photo)
    expect(again).not.toBeInTheDocument()
    expect(list).toHaveFocus()
  })
})

/** As it is saved now. */
const saved = {
  ...{ id: projectId, slug: 'porch', title: 'Porch', location: 'Durham', description: 'Ash.' },
  ...{ start_date: '2026-03-02', completion_date: null, status: 'pending' },
  ...{ has_windows: false, has_doors: true, has_conservatories: false, is_hidden: false },
  ...{ sets: [], progress: [], videos: [] },
} as unknown as ProjectToEdit

it('says which fields were touched, so that the others are not written', async () => {
  jest.mocked(updateProject).mockResolvedValue({ status: 'success', data: { to: '/projects/x' } })
  open(saved)
  write(/^Title/, 'Oak porch')
  await press('Save Changes')
  await waitFor(() => expect(updateProject).toHaveBeenCalled())
  const fields = jest.mocked(updateProject).mock.calls[0]?.[0] as FormData
  expect(fields.get('changed')).toBe('["title"]')
})

it('takes a live project off the website after a question only', async () => {
  jest.mocked(updateProject).mockResolvedValue({ status: 'success', data: { to: '/projects/x' } })
  open(saved)
  await press('Unpublish')
  expect(screen.getByRole('dialog', { name: 'Take it off the website?' })).toBeVisible()
  const answer = (name: string) =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
  await answer('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(updateProject).not.toHaveBeenCalled()
  await press('Unpublish')
  await answer('Unpublish')
  await waitFor(() => expect(updateProject).toHaveBeenCalledTimes(1))
  const fields = jest.mocked(updateProject).mock.calls[0]?.[0] as FormData
  expect(fields.get('is_hidden')).toBe('on')
})

it('saves a draft without a question', async () => {
  jest.mocked(updateProject).mockResolvedValue({ status: 'success', data: { to: '/projects/x' } })
  open({ ...saved, is_hidden: true })
  await press('Save draft')
  await waitFor(() => expect(updateProject).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows a draft on top of what was saved since it was begun', async () => {
  const begun = { ...valuesOf(saved), description: 'Oak.' }
  const values = { ...begun, title: 'Oak porch' }
  saveDraft(draftKey('owner', projectId), { ...draft, base: baseOf(begun), values, files: [] })
  open(saved)
  await waitFor(() => expect(title()).toHaveValue('Oak porch'))
  expect(screen.getByLabelText(/^Description/)).toHaveValue('Ash.')
})

it('says so again of a field that was put back after an answer was lost', async () => {
  jest.mocked(updateProject).mockRejectedValueOnce(new TypeError('fetch failed'))
  jest.mocked(updateProject).mockResolvedValue({ status: 'success', data: { to: '/projects/x' } })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  open(saved)
  write(/^Title/, 'Oak porch')
  await press('Save Changes')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled())
  write(/^Title/, 'Porch')
  await press('Save Changes')
  await waitFor(() => expect(updateProject).toHaveBeenCalledTimes(2))
  const fields = jest.mocked(updateProject).mock.calls[1]?.[0] as FormData
  expect(fields.get('changed')).toBe('["title"]')
})

it('takes along what was typed before it turned out that the project is saved', async () => {
  jest.mocked(listOwnUploads).mockResolvedValueOnce({ status: 'error', message: 'No answer' })
  saveDraft(key, { ...draft, files: [] })
  open()
  await screen.findByRole('button', { name: 'Check again' })
  write(/^Title/, 'Oak porch')
  jest.mocked(listOwnUploads).mockResolvedValueOnce({
    status: 'success',
    data: { uploads: [], savedIds: [] },
  })
  await press('Check again')
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(`/projects/${projectId}/edit`))
  expect(loadDraft(draftKey('owner', projectId))?.values.title).toBe('Oak porch')
})

describe('text that was changed here and elsewhere', () => {
  const conflict = (stored: Record<string, string | null>) =>
    jest.mocked(updateProject).mockResolvedValueOnce({
      ...{ status: 'error', code: 'conflict', message: 'Not saved', stored },
    } as const)
  const sentLast = (name: string) => {
    const fields = jest.mocked(updateProject).mock.lastCall?.[0] as FormData
    return JSON.parse(String(fields.get(name)))
  }
  const note = (name: string) => screen.queryByRole('group', { name: `${name}, saved elsewhere` })
  const ownKey = () => draftKeys(draftKey('owner', projectId))[0] ?? ''

  beforeEach(() => {
    jest.mocked(updateProject).mockReset()
    jest.mocked(updateProject).mockResolvedValue({ status: 'success', data: { to: '/projects/x' } })
  })

  it('is shown with a choice, which the next save goes by', async () => {
    open(saved)
    write(/^Title/, 'Oak porch')
    write(/^Description/, 'Oak.')
    conflict({ title: 'Bay', description: 'Elm.' })
    await press('Save Changes')
    expect(screen.getByText(/also changed somewhere else$/).closest('[tabindex]')).toHaveFocus()
    expect(sentLast('base')).toMatchObject({ title: ['Porch', 'Oak porch'], location: ['Durham'] })
    expect(note('Title')).toHaveTextContent('Bay')
    expect(title()).toBeInvalid()
    expect(title()).toHaveValue('Oak porch')

    // Not before it is decided.
    expect(loadDraft(ownKey())?.base.title).toEqual(['Porch', 'Oak porch'])
    await press('Keep mine for Title')
    await press('Use the saved version for Description')
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Elm.')
    expect(screen.getByLabelText(/^Description/)).toHaveFocus()
    expect([note('Title'), note('Description')]).toEqual([null, null])
    expect(loadDraft(ownKey())?.base).toMatchObject({ title: ['Bay'], description: ['Elm.'] })
    await press('Save Changes')
    await waitFor(() => expect(updateProject).toHaveBeenCalledTimes(2))
    expect(sentLast('changed')).toEqual(['title'])
    expect(sentLast('base').title).toEqual(['Bay', 'Oak porch'])
  })

  it('leaves out the words of a picture that is gone', async () => {
    const picture = {
      id: photoId,
      type: 'progress',
      isCover: false,
      caption: '',
      date: '',
    } as const
    const shown = { src: 'https://db.example/x', alt: '', width: 3, height: 2, formats: [] }
    open({ ...saved, progress: [{ ...picture, ...shown }] })
    const of = 'progress image 1'
    fireEvent.change(screen.getByLabelText(`Caption, ${of}`), { target: { value: 'Oak' } })
    conflict({ [`caption-${photoId}`]: 'Elm' })
    await press('Save Changes')
    expect(sentLast('captions')).toEqual([{ id: photoId, caption: 'Oak' }])
    expect(sentLast('base')[`caption-${photoId}`]).toEqual(['', 'Oak'])
    await press(`Use the saved version for Caption, ${of}`)
    expect(screen.getByLabelText(`Caption, ${of}`)).toHaveValue('Elm')

    fireEvent.change(screen.getByLabelText(`Caption, ${of}`), { target: { value: 'Oak' } })
    conflict({ [`caption-${photoId}`]: null })
    await press('Save Changes')
    expect(await screen.findByText('Oak', { selector: 'q' })).toBeVisible()
    await press('Leave it out')
    await press('Save Changes')
    await waitFor(() => expect(updateProject).toHaveBeenCalledTimes(3))
    expect(sentLast('captions')).toEqual([])
  })

  it('is shown at once where a draft brings it back', async () => {
    const base = baseOf({ ...valuesOf(saved), title: 'Begun' })
    const values = { ...valuesOf(saved), title: 'Oak porch' }
    saveDraft(draftKey('owner', projectId), { ...draft, base, values, files: [] })
    open(saved)
    await waitFor(() => expect(note('Title')).toHaveTextContent('Porch'))
    expect(title()).toHaveValue('Oak porch')
    expect(loadDraft(ownKey())?.base.title).toEqual(['Begun'])
  })
})

it('goes on as a new project where another tab deleted it', async () => {
  jest.mocked(updateProject).mockResolvedValueOnce({
    ...{ status: 'error', code: 'deleted', message: 'Deleted' },
  } as const)
  open(saved)
  write(/^Title/, 'Oak porch')
  await press('Save Changes')
  expect(await screen.findByText('Deleted')).toBeVisible()
  await press('Save as a new project')
  expect(leaveTo).toHaveBeenCalledWith('/projects/new')
  expect(draftKeys(draftKey('owner', projectId))).toEqual([])
  const moved = loadDraft(ownKeys.load(key) ?? '')
  expect(moved?.values).toEqual({ ...valuesOf(saved), title: 'Oak porch' })
  expect(moved?.base).toEqual(baseOf(valuesOf()))
  expect(moved?.projectId).not.toBe(projectId)
})

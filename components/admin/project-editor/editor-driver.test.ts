/** @jest-environment jsdom */

import { leaveTo } from '@/components/forms/leave'
import { toast } from '@/components/ui/toast'
import { takeFlash } from '@/lib/flash'
import { listOwnUploads } from '@/lib/media/own-uploads'
import { createProject, updateProject } from '@/lib/projects/actions'
import { loadDraft } from '@/lib/projects/editor/draft'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { baseOf, valuesOf } from '@/lib/projects/editor/form-values'
import { replaceImage } from '@/lib/projects/image-actions'
import { answerWell, checked, discard, photo, settle } from '@/tests/unit/fake-uploads'
import { EditorDriver } from './editor-driver'
import { replacementOf } from './replacements'

jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn() }))
jest.mock('@/components/ui/toast')
jest.mock('@/components/admin/uploads/transport')
jest.mock('@/lib/media/shrink-image')
jest.mock('@/components/admin/uploads/video-poster')
jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/lib/media/own-uploads', () => ({ listOwnUploads: jest.fn() }))
jest.mock('@/lib/projects/actions', () => ({ createProject: jest.fn(), updateProject: jest.fn() }))
jest.mock('@/lib/projects/image-actions', () => ({ replaceImage: jest.fn() }))

const replace = jest.mocked(replaceImage)
const refresh = jest.fn()
const success = { status: 'success', message: 'Image replaced successfully' } as const
const told = expect.objectContaining({ kind: 'success', message: success.message })
const values = {
  ...valuesOf(),
  ...{ title: 'Porch', location: 'Durham', start_date: '2026-03-02', description: 'Oak.' },
}

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  replace.mockResolvedValue(success)
})
afterEach(() => jest.restoreAllMocks())

const settings = {
  ...{ project: undefined, ownerId: 'owner', draftKey: 'owner:new:tab', rawLimitMB: 5, refresh },
}
const showing = (src: string) => {
  const project = { ...valuesOf(), id: 'project', sets: [], videos: [] }
  return { ...project, progress: [{ id: 'p', src }] } as unknown as ProjectToEdit
}

async function replacing() {
  const driver = new EditorDriver({ ...settings, project: showing('/former') }, undefined)
  driver.open(valuesOf())
  driver.replace('p', photo())
  await settle()
  return driver
}

it('puts a checked file in its place and reloads the page', async () => {
  const driver = await replacing()
  const ids = { uploadId: expect.any(String), formerId: expect.any(String) }
  expect(replace.mock.calls).toEqual([[{ imageId: 'p', ...ids }]])
  expect(toast).toHaveBeenCalledWith(told)
  expect(driver.getSnapshot()).toMatchObject({ uploads: { items: [] }, replacements: {} })
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('takes the former file back where the owner wants it, else has it removed', async () => {
  await replacing()
  const [[{ formerId }]] = replace.mock.calls as unknown as [[{ formerId: string }]]
  const request = jest.mocked(toast).mock.lastCall?.[0]
  request?.onEnd?.()
  expect(discard).toHaveBeenLastCalledWith({ ids: [formerId] })

  request?.action?.onClick()
  await settle()
  expect(replace).toHaveBeenLastCalledWith({
    ...{ imageId: 'p', uploadId: formerId, formerId: expect.not.stringMatching(formerId) },
  })
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'success', message: 'The former picture is back' }),
  )
  const [[, second]] = [replace.mock.calls.map(([sent]) => sent as { formerId: string })]
  expect(discard).toHaveBeenLastCalledWith({ ids: [second?.formerId] })

  discard.mockClear()
  replace.mockResolvedValueOnce({ status: 'error', message: 'Failed to replace image' })
  request?.action?.onClick()
  await settle()
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'error', message: 'Failed to bring the former picture back' }),
  )
  expect(discard).not.toHaveBeenCalled()
})

it('keeps a file that was not put in its place, and tries again with the same', async () => {
  replace.mockResolvedValueOnce({ status: 'error', message: 'Failed to replace image' })
  const driver = await replacing()
  const item = replacementOf(driver.getSnapshot(), 'p')
  expect(item).toMatchObject({ status: 'failed', problem: 'Failed to replace image' })
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(discard).not.toHaveBeenCalled()

  driver.retry(item?.id ?? '')
  await settle()
  expect(replace.mock.calls[1]).toEqual(replace.mock.calls[0])
  expect(toast).toHaveBeenLastCalledWith(told)
  expect(driver.getSnapshot().uploads.items).toEqual([])
})

it('ends where only the answer was lost: the page shows the picture in its place', async () => {
  replace.mockRejectedValueOnce(new TypeError('fetch failed'))
  const driver = await replacing()
  driver.configure({ ...settings, project: showing('/former') })
  expect(replacementOf(driver.getSnapshot(), 'p')?.status).toBe('failed')
  driver.configure({ ...settings, project: showing(checked.url) })
  expect(replacementOf(driver.getSnapshot(), 'p')).toBeUndefined()
  expect(toast).toHaveBeenLastCalledWith(told)
  expect(replace).toHaveBeenCalledTimes(1)
})

it('tells of no success where the file was cancelled and the picture deleted', async () => {
  replace.mockRejectedValueOnce(new TypeError('fetch failed'))
  const driver = await replacing()
  driver.remove(replacementOf(driver.getSnapshot(), 'p')?.id ?? '')
  driver.configure({ ...settings, project: { ...showing('/former'), progress: [] } })
  expect(toast).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }))
})

it('sends photos whose places are open, and keeps those that get one', async () => {
  const data = { uploads: [], savedIds: null }
  jest.mocked(listOwnUploads).mockResolvedValue({ status: 'success', data })
  const driver = new EditorDriver(settings, undefined)
  driver.open(values)
  const [used = '', left = ''] = driver.sendAhead([photo('a.jpg'), photo('b.jpg')])
  await settle()
  const { uploads, files } = driver.getSnapshot()
  expect(uploads.items.map(({ status, purpose }) => `${status} ${purpose}`)).toEqual([
    'ready progress',
    'ready progress',
  ])
  expect(files).toEqual([])

  driver.place(used, photo('a.jpg'), { type: 'before', setId: 'set' })
  driver.remove(left)
  await settle()
  expect(discard).toHaveBeenCalledWith({ ids: [left] })
  const now = driver.getSnapshot()
  expect(now.uploads.items).toMatchObject([{ id: used, purpose: 'before' }])
  expect(now.files).toMatchObject([{ id: used, type: 'before', setId: 'set', name: 'a.jpg' }])
})

it('saves a project with the files of a draft', async () => {
  const [id, gone] = ['22222222-2222-4222-8222-222222222222', 'gone']
  const place = { type: 'progress' as const, setId: null, caption: '', date: '', lost: null }
  const files = [id, gone].map((id) => ({
    ...place,
    id,
    name: `${id}.jpg`,
    size: 5,
    posterId: null,
  }))
  const draft = {
    projectId: 'new',
    values,
    base: baseOf(valuesOf()),
    setIds: [],
    captions: {},
    files,
  }
  jest.mocked(listOwnUploads).mockResolvedValue({
    status: 'success',
    data: {
      uploads: [{ id, url: '/stored', width: 3, height: 2, colour: null, formats: null }],
      savedIds: null,
    },
  })
  jest.mocked(createProject).mockResolvedValue({ status: 'success', data: { to: '/projects/x' } })
  const driver = new EditorDriver(settings, draft)
  driver.open(values)
  await settle()
  expect(driver.getSnapshot().uploads.items).toMatchObject([
    { id, status: 'ready', preview: '/stored' },
  ])
  driver.dispatch({ type: 'save-pressed', values })
  expect(driver.getSnapshot()).toMatchObject({ phase: 'idle', isBlocked: true })
  driver.remove(gone)
  driver.dispatch({ type: 'save-pressed', values })
  await settle()
  const posted = jest.mocked(createProject).mock.calls[0]?.[0] as FormData
  expect(JSON.parse(String(posted.get('media')))).toMatchObject([{ upload: id }])
  expect(driver.getSnapshot().isOver).toBe(true)
  expect(discard).not.toHaveBeenCalled()
})

describe('a new project whose save failed', () => {
  const create = async (whileAsked?: (driver: EditorDriver) => void) => {
    const driver = new EditorDriver(settings, undefined)
    jest.mocked(listOwnUploads).mockImplementation(async () => {
      whileAsked?.(driver)
      return { status: 'success', data: { uploads: [], savedIds: [] } }
    })
    driver.open(valuesOf())
    driver.dispatch({ type: 'typed', values })
    driver.dispatch({ type: 'save-pressed', values })
    await settle()
    return driver
  }

  it('asks whether only the answer was lost, and goes on with the project', async () => {
    jest.mocked(createProject).mockRejectedValue(new TypeError('fetch failed'))
    const { projectId } = (await create()).getSnapshot()
    expect(listOwnUploads).toHaveBeenCalledWith({ projectId })
    expect(leaveTo).toHaveBeenCalledWith(`/projects/${projectId}/edit`)
    expect(loadDraft(`owner:${projectId}`)?.values.title).toBe('Porch')
    expect(takeFlash()?.message).toMatch(/^Your project was saved after all/)
  })

  it('leaves the page to the next save if that is under way', async () => {
    jest.mocked(createProject).mockRejectedValueOnce(new TypeError('fetch failed'))
    jest.mocked(createProject).mockReturnValue(new Promise(() => {}))
    const driver = await create((form) => form.dispatch({ type: 'save-pressed', values }))
    expect(driver.getSnapshot()).toMatchObject({ phase: 'saving', isOver: false })
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('keeps the form where the device cannot take the text along', async () => {
    jest.mocked(createProject).mockRejectedValue(new TypeError('fetch failed'))
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect((await create()).getSnapshot()).toMatchObject({ isOver: false, values })
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it.each([{ code: 'signed-out' as const }, { fieldErrors: { title: 'Too long' } }])(
    'asks nothing where the reason is known: %j',
    async (refusal) => {
      jest.mocked(createProject).mockResolvedValue({ status: 'error', ...refusal })
      await create()
      expect(listOwnUploads).not.toHaveBeenCalled()
    },
  )
})

it('knows files that the page shows as saved', async () => {
  const driver = new EditorDriver({ ...settings, project: showing('/p') }, undefined)
  driver.open(valuesOf())
  const [id = ''] = driver.choose([photo()], { type: 'progress', setId: null })
  await settle()
  const progress = [{ id, src: checked.url }] as unknown as ProjectToEdit['progress']
  driver.configure({ ...settings, project: { ...showing('/p'), progress } })
  expect(driver.getSnapshot().files).toEqual([])
})

it('loads the pictures of now where the order was made of others', async () => {
  const refusal = { status: 'error', message: 'Not saved', code: 'other-pictures' } as const
  jest.mocked(updateProject).mockResolvedValue(refusal)
  const driver = new EditorDriver({ ...settings, project: showing('/p') }, undefined)
  driver.dispatch({ type: 'put-in-order', order: { progress: ['p'] } })
  driver.dispatch({ type: 'save-pressed', values })
  await settle()
  expect(refresh).toHaveBeenCalledTimes(1)
  const { errors, order } = driver.getSnapshot()
  expect([errors.form, order.progress]).toEqual(['Not saved', ['p']])
})

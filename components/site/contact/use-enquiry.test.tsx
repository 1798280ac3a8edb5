import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'
import { Activity } from 'react'
import { renderToString } from 'react-dom/server'
import { reloadPage } from '@/components/ui/reload-page'
import { toast } from '@/components/ui/toast'
import { clearDraft, type Draft, loadDraft, saveDraft } from '@/lib/enquiries/draft'
import {
  answerLater,
  button,
  FAILED,
  failure,
  field,
  fillIn,
  form,
  posted,
  SENT,
  send,
  setUp,
  submit,
  success,
  typed,
  verify,
} from '@/tests/unit/enquiry-form'
import { matureFormToken } from './form-token'

jest.mock('@/lib/enquiries/actions', () => ({ sendEnquiry: jest.fn() }))
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }))
jest.mock('./form-token', () => ({
  requestFormToken: async () => {},
  matureFormToken: jest.fn(async () => 'token'),
}))
jest.mock('@/components/ui/reload-page', () => ({ reloadPage: jest.fn() }))

beforeEach(setUp)
afterEach(() => jest.restoreAllMocks())

describe('not acknowledged', () => {
  async function failOnce() {
    send.mockResolvedValueOnce(failure)
    const view = render(form())
    fillIn()
    await verify()
    await submit()
    expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'error', message: FAILED })
    send.mockResolvedValue(success)
    return view
  }

  test('text and check stay, the focus goes to the way out', async () => {
    await failOnce()
    expect(field('Message')).toHaveValue(typed.Message)
    expect(button()).toBeEnabled()
    await waitFor(() => expect(screen.getByText('Failed note').parentElement).toHaveFocus())
  })

  test('sent again it has the same id', async () => {
    await failOnce()
    await submit()
    expect(posted(1).id).toBe(posted(0).id)
  })

  test('edited it has another', async () => {
    await failOnce()
    await userEvent.type(field('Message'), ' In green.')
    await submit()
    expect(posted(1).id).not.toBe(posted(0).id)
  })

  test('after a reload, text and id are the same; the check is not', async () => {
    const { unmount } = await failOnce()
    unmount()
    render(form())
    expect(field('Message')).toHaveValue(typed.Message)
    expect(field('Project Type')).toHaveValue('replacement')
    expect(button()).toBeDisabled()
    await verify()
    await submit()
    expect(posted(1).id).toBe(posted(0).id)
  })

  test('the next enquiry after a success has another, even word for word', async () => {
    await failOnce()
    await submit()
    fillIn()
    await verify()
    await submit()
    expect(posted(2).id).not.toBe(posted(1).id)
  })

  test('a broken line counts the same', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    render(form())
    fillIn()
    await verify()
    await submit()
    expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'error', message: FAILED })
    expect(reloadPage).not.toHaveBeenCalled()
  })

  test('no token on a bad line: nothing is sent, and the next try sends all of it', async () => {
    jest.mocked(matureFormToken).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    send.mockResolvedValue(success)
    render(form())
    fillIn()
    await verify()
    await submit()
    expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'error', message: FAILED })
    expect(send).not.toHaveBeenCalled()
    expect(field('Message')).toHaveValue(typed.Message)
    await submit()
    expect(posted(0)).toMatchObject({ token: 'token', message: typed.Message })
  })

  test('no answer at all: told so in time; the next try goes from a fresh page', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    send.mockReturnValue(new Promise(() => {}))
    render(form())
    await user.type(field('Name'), 'Ann')
    await user.type(field('Email'), 'a@b.co')
    await user.type(field('Message'), 'Hello')
    await user.selectOptions(field('Project Type'), 'custom')
    await user.click(screen.getByRole('slider'))
    await user.click(button())
    await act(async () => jest.advanceTimersByTime(15_000))
    expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'error', message: FAILED })
    await user.click(button())
    expect(send).toHaveBeenCalledTimes(1)
    expect(reloadPage).toHaveBeenCalledTimes(1)
    expect(loadDraft()).toMatchObject({ resend: true, attempts: [{ id: posted(0).id }] })
    jest.useRealTimers()
  })
})

describe('deployed anew meanwhile', () => {
  const outdated = new UnrecognizedActionError('Server Action was not found')

  async function sendFromOldPage() {
    send.mockRejectedValueOnce(outdated)
    const { unmount } = render(form())
    fillIn()
    await verify()
    await submit()
    expect(reloadPage).toHaveBeenCalledTimes(1)
    expect(toast).not.toHaveBeenCalled()
    expect(button()).toHaveTextContent('Sending...')
    unmount()
  }

  test('the fresh page sends it by itself, once', async () => {
    await sendFromOldPage()
    send.mockResolvedValue(success)
    const { unmount } = render(form())
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'success', message: SENT }),
    )
    expect(posted(1)).toMatchObject({ id: posted(0).id, message: typed.Message, verified: true })
    unmount()
    render(form())
    await act(async () => {})
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('where the browser keeps nothing, the text stays on the page instead', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    send.mockRejectedValueOnce(new UnrecognizedActionError('Unknown action'))
    render(form())
    fillIn()
    await verify()
    await submit()
    expect(reloadPage).not.toHaveBeenCalled()
    expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'error', message: FAILED })
    expect(field('Message')).toHaveValue(typed.Message)
  })

  test('a fresh page that is outdated too does not reload without end', async () => {
    await sendFromOldPage()
    send.mockRejectedValueOnce(outdated)
    render(form())
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'error', message: FAILED }),
    )
    expect(reloadPage).toHaveBeenCalledTimes(1)
    expect(field('Message')).toHaveValue(typed.Message)
    expect(button()).toBeEnabled()
  })
})

describe('from page to page', () => {
  test('the text follows; a type the page had chosen does not', async () => {
    const { unmount } = render(form('conservatory'))
    await userEvent.type(field('Message'), 'A roof.')
    unmount()
    render(form())
    expect(field('Message')).toHaveValue('A roof.')
    expect(field('Project Type')).toHaveValue('')
  })

  test('typed before the script arrived: newer than any draft', async () => {
    const { unmount } = render(form())
    await userEvent.type(field('Message'), 'Old')
    await userEvent.type(field('Email'), 'old@example.com')
    unmount()
    const container = document.createElement('div')
    container.innerHTML = renderToString(form())
    document.body.append(container)
    const message = within(container).getByLabelText<HTMLTextAreaElement>(/Message/)
    const type = within(container).getByLabelText<HTMLSelectElement>(/Project Type/)
    message.value = 'New'
    type.value = 'custom'
    const hydrated = render(form(), { container, hydrate: true })
    expect(message).toHaveValue('New')
    expect(type).toHaveValue('custom')
    // What was not typed anew is still the draft's.
    expect(within(container).getByLabelText(/^Email/)).toHaveValue('old@example.com')
    expect(loadDraft()?.values).toMatchObject({ message: 'New', projectType: 'custom' })
    hydrated.unmount()
  })

  /** As Next keeps a page that was left. */
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{form()}</Activity>

  test('a page that stood hidden while its text was sent from another is empty', async () => {
    send.mockResolvedValue(success)
    const left = render(page('visible'))
    await userEvent.type(field('Message'), 'A roof.')
    left.rerender(page('hidden'))
    clearDraft()
    left.rerender(page('visible'))
    expect(field('Message')).toHaveValue('')
  })

  test('coming back to a page brings the newest text, and moves no focus', async () => {
    const left = render(page('visible'))
    fillIn()
    await verify()
    send.mockResolvedValueOnce(failure)
    await submit()
    left.rerender(page('hidden'))
    // Browsers take it from what is hidden; jsdom does not.
    ;(document.activeElement as HTMLElement).blur()
    const draft = loadDraft() as Draft
    saveDraft({ ...draft, values: { ...draft.values, message: 'Edited elsewhere.' } })
    left.rerender(page('visible'))
    expect(field('Message')).toHaveValue('Edited elsewhere.')
    expect(document.body).toHaveFocus()
  })

  test('an outcome told before is not told of the text that came since', async () => {
    send.mockResolvedValueOnce(success)
    const left = render(page('visible'))
    fillIn()
    await verify()
    await submit()
    expect(screen.getByText(/Sent note/)).toBeInTheDocument()
    left.rerender(page('hidden'))
    saveDraft({
      values: { name: '', email: '', phone: '', projectType: '', message: 'Another one.' },
      preselect: '',
      attempts: [],
    })
    left.rerender(page('visible'))
    expect(field('Message')).toHaveValue('Another one.')
    expect(screen.queryByText(/Sent note/)).not.toBeInTheDocument()
  })

  test('nor are its mistakes', async () => {
    const left = render(page('visible'))
    fillIn()
    await userEvent.clear(field('Message'))
    await verify()
    await submit()
    expect(field('Message')).toBeInvalid()
    left.rerender(page('hidden'))
    const draft = loadDraft() as Draft
    saveDraft({ ...draft, values: { ...draft.values, message: 'Written elsewhere.' } })
    left.rerender(page('visible'))
    expect(field('Message')).not.toBeInvalid()
  })

  test('with no newer text, the thanks and what was added to them stay', async () => {
    send.mockResolvedValueOnce({ ...success, data: { followUp: 'token' } })
    const left = render(page('visible'))
    fillIn()
    await verify()
    await submit()
    await userEvent.type(await screen.findByLabelText('Postcode'), 'SR1 3NR')
    left.rerender(page('hidden'))
    left.rerender(page('visible'))
    expect(screen.getByText(/Sent note/)).toBeVisible()
    expect(screen.getByLabelText('Add photos')).toBeInTheDocument()
    expect(screen.getByLabelText('Postcode')).toHaveValue('SR1 3NR')
    expect(field('Message')).not.toBeVisible()
  })

  /** Sent from a page that was left before the answer; what stands on the page in front. */
  async function leaveWhileSending(changes: Partial<Draft['values']>) {
    const answer = answerLater()
    const left = render(page('visible'))
    fillIn()
    await verify()
    await submit()
    left.rerender(page('hidden'))
    const draft = loadDraft() as Draft
    saveDraft({ ...draft, values: { ...draft.values, ...changes } })
    return answer
  }

  test('received after its page was left: what was written on the next one stays', async () => {
    const answer = await leaveWhileSending({ message: 'A second enquiry.' })
    await act(async () => answer(success))
    expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'success', message: SENT })
    expect(loadDraft()).toMatchObject({ values: { message: 'A second enquiry.' }, attempts: [] })
  })

  test('received after its page was left, and nothing else written: all is gone', async () => {
    const answer = await leaveWhileSending({})
    // As a page about doors does that had chosen a type.
    const draft = loadDraft() as Draft
    const projectType = 'residential_doors'
    saveDraft({ ...draft, values: { ...draft.values, projectType }, preselect: projectType })
    await act(async () => answer(success))
    expect(loadDraft()).toBeNull()
  })

  test('out of sight and outdated: not loaded anew over what is written on the next page', async () => {
    const { promise, reject } = Promise.withResolvers<typeof success>()
    send.mockReturnValueOnce(promise)
    const left = render(page('visible'))
    fillIn()
    await verify()
    await submit()
    left.rerender(page('hidden'))
    const draft = loadDraft() as Draft
    saveDraft({ ...draft, values: { ...draft.values, message: 'A second enquiry.' } })
    await act(async () => reject(new UnrecognizedActionError('Server Action was not found')))
    expect(reloadPage).not.toHaveBeenCalled()
    expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'error', message: FAILED })
    expect(loadDraft()?.values.message).toBe('A second enquiry.')
  })
})

test('emptied by hand, nothing is left behind, not even what was tried', async () => {
  send.mockResolvedValueOnce(failure)
  render(form())
  fillIn()
  await verify()
  await submit()
  expect(loadDraft()?.attempts).toHaveLength(1)
  fireEvent.input(field('Project Type'), { target: { value: '' } })
  for (const label of Object.keys(typed)) await userEvent.clear(field(label))
  expect(loadDraft()).toBeNull()
  await userEvent.type(field('Name'), 'B')
  expect(loadDraft()?.attempts).toEqual([])
})

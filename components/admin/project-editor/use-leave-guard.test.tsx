import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { toast } from '@/components/ui/toast'
import { useLeaveGuard } from './use-leave-guard'

jest.mock('@/components/ui/toast')

const followed = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())

function Page({ isOn, loss }: { isOn: boolean; loss?: string }) {
  const guard = useLeaveGuard(isOn, loss)
  return (
    <>
      <a href="/dashboard" onClick={followed}>
        Overview
      </a>
      <a href="#content">Skip</a>
      <a href="/projects" data-cancel="" onClick={followed}>
        Cancel
      </a>
      <a href="https://elsewhere.example/" onClick={followed}>
        Elsewhere
      </a>
      <button type="button" onClick={guard.open}>
        Saved
      </button>
      <output>
        {guard.isAsking && (
          <>
            <button type="button" onClick={guard.leave}>
              Leave
            </button>
            <button type="button" onClick={guard.stay}>
              Stay
            </button>
          </>
        )}
      </output>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByText(name))
const reload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const question = () => screen.getByRole('status')

beforeEach(() => jest.clearAllMocks())

it('holds a link to another page, which does not hear of the click', async () => {
  render(<Page isOn />)
  await press('Overview')
  expect(followed).not.toHaveBeenCalled()
  expect(question()).not.toBeEmptyDOMElement()
  expect(reload()).toBe(true)
})

it.each(['Skip', 'Cancel', 'Elsewhere'])('lets %s pass', async (name) => {
  render(<Page isOn />)
  await press(name)
  expect(question()).toBeEmptyDOMElement()
})

it('asks nothing while there is nothing to lose, or once all is saved', async () => {
  const { rerender } = render(<Page isOn={false} />)
  expect(reload()).toBe(false)
  await press('Overview')
  expect(followed).toHaveBeenCalledTimes(1)
  rerender(<Page isOn />)
  await press('Saved')
  expect(reload()).toBe(false)
})

it.each([
  ['left', false],
  ['hidden, as going back does it', true],
])('says what was stopped when the page is %s', (_, isHidden) => {
  const page = (mode: 'visible' | 'hidden', loss?: string) => (
    <Activity mode={mode}>
      <Page isOn loss={loss} />
    </Activity>
  )
  const { rerender, unmount } = render(page('visible'))
  rerender(page('visible', 'Stopped'))
  expect(toast).not.toHaveBeenCalled()
  if (isHidden) rerender(page('hidden', 'Stopped'))
  else unmount()
  expect(toast).toHaveBeenCalledWith({ kind: 'error', message: 'Stopped' })
  expect(toast).toHaveBeenCalledTimes(1)
})

it('says nothing where nothing was stopped, or the work was saved or given up', async () => {
  render(<Page isOn />).unmount()
  const { unmount } = render(<Page isOn loss="Stopped" />)
  await press('Saved')
  unmount()
  expect(toast).not.toHaveBeenCalled()
})

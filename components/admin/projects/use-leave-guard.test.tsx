import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLeaveGuard } from './use-leave-guard'

const followed = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())

function Page({ isOn }: { isOn: boolean }) {
  const guard = useLeaveGuard(isOn)
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
      <output>{guard.wanted}</output>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByText(name))
const reload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => followed.mockClear())

it('holds a link to another page, which does not hear of the click', async () => {
  render(<Page isOn />)
  await press('Overview')
  expect(followed).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('/dashboard')
  expect(reload()).toBe(true)
})

it.each(['Skip', 'Cancel', 'Elsewhere'])('lets %s pass', async (name) => {
  render(<Page isOn />)
  await press(name)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
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

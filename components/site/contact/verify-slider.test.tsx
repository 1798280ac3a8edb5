import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VerifySlider } from './verify-slider'

const TRACK = 352
const HANDLE = 52
const TRAVEL = TRACK - HANDLE

class FakePointerEvent extends MouseEvent {
  readonly pointerId: number

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 0
  }
}

beforeAll(() => {
  // jsdom lays nothing out and knows no pointers.
  Object.assign(window, { PointerEvent: FakePointerEvent })
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => TRACK },
    offsetWidth: { configurable: true, get: () => HANDLE },
    setPointerCapture: { configurable: true, value: () => {} },
  })
})

function setUp(props: Partial<Parameters<typeof VerifySlider>[0]> = {}) {
  const onVerify = jest.fn()
  render(<VerifySlider verified={false} onVerify={onVerify} {...props} />)
  const slider = screen.getByRole('slider', { name: 'Slide or tap to verify you are human' })
  return { onVerify, slider }
}

const pointer = { pointerId: 1, button: 0 }

function drag(slider: HTMLElement, way: number) {
  fireEvent.pointerDown(slider, { ...pointer, clientX: 100 })
  fireEvent.pointerMove(slider, { ...pointer, clientX: 100 + way / 2 })
  fireEvent.pointerMove(slider, { ...pointer, clientX: 100 + way })
}

function letGo(slider: HTMLElement) {
  fireEvent.pointerUp(slider, pointer)
  // As browsers do after every drag that began and ended on one element.
  fireEvent.click(slider, { detail: 1 })
}

describe('by pointer', () => {
  test.each([
    [0, true],
    [4, true],
    [5, true],
    [6, false],
    [40, false],
  ])('%i px before the end', (short, verifies) => {
    const { slider, onVerify } = setUp()
    drag(slider, TRAVEL - short)
    expect(onVerify).toHaveBeenCalledTimes(verifies ? 1 : 0)
  })

  test('beyond the end', () => {
    const { slider, onVerify } = setUp()
    drag(slider, TRAVEL + 200)
    expect(onVerify).toHaveBeenCalledTimes(1)
  })

  test('let go halfway it slides back, and the click that follows is none', () => {
    const { slider, onVerify } = setUp()
    drag(slider, TRAVEL / 2)
    expect(slider).toHaveAttribute('aria-valuenow', '50')
    letGo(slider)
    expect(slider).toHaveAttribute('aria-valuenow', '0')
    expect(onVerify).not.toHaveBeenCalled()
    drag(slider, TRAVEL)
    expect(onVerify).toHaveBeenCalledTimes(1)
  })

  test('taken away by the system, as when the page scrolls, it slides back', () => {
    const { slider, onVerify } = setUp()
    drag(slider, TRAVEL / 2)
    fireEvent.pointerCancel(slider, pointer)
    expect(slider).toHaveAttribute('aria-valuenow', '0')
    fireEvent.pointerMove(slider, { ...pointer, clientX: 1000 })
    expect(onVerify).not.toHaveBeenCalled()
  })

  test('a second finger and the right button do nothing', () => {
    const { slider, onVerify } = setUp()
    fireEvent.pointerDown(slider, { ...pointer, clientX: 100 })
    fireEvent.pointerMove(slider, { ...pointer, pointerId: 2, clientX: 1000 })
    fireEvent.pointerUp(slider, { ...pointer, pointerId: 2 })
    fireEvent.pointerUp(slider, pointer)
    fireEvent.pointerDown(slider, { pointerId: 3, button: 2, clientX: 100 })
    fireEvent.pointerMove(slider, { pointerId: 3, button: 2, clientX: 1000 })
    expect(onVerify).not.toHaveBeenCalled()
  })

  test('a single click verifies, on the handle and on the track', async () => {
    const { slider, onVerify } = setUp()
    await userEvent.click(slider)
    expect(onVerify).toHaveBeenCalledTimes(1)
    await userEvent.click(slider.parentElement as HTMLElement)
    expect(onVerify).toHaveBeenCalledTimes(2)
  })

  test('a screen reader’s click comes without a pointer', () => {
    const { slider, onVerify } = setUp()
    drag(slider, TRAVEL / 2)
    letGo(slider)
    fireEvent.click(slider, { detail: 0 })
    expect(onVerify).toHaveBeenCalledTimes(1)
  })
})

describe('by keyboard', () => {
  test.each(['{End}', '{Enter}', ' ', '{ArrowRight>10/}', '{ArrowUp>10/}', '{PageUp>4/}'])(
    '%s verifies',
    async (keys) => {
      const { onVerify } = setUp()
      await userEvent.tab()
      await userEvent.keyboard(keys)
      expect(onVerify).toHaveBeenCalledTimes(1)
    },
  )

  test('arrows move it both ways, Home takes it back, nine steps are not the end', async () => {
    const { slider, onVerify } = setUp()
    await userEvent.tab()
    expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight>9/}')
    expect(slider).toHaveAttribute('aria-valuenow', '90')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    expect(slider).toHaveAttribute('aria-valuenow', '70')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(slider).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard('x{Control>}{ArrowRight}{/Control}')
    expect(slider).toHaveAttribute('aria-valuenow', '0')
    expect(onVerify).not.toHaveBeenCalled()
  })
})

test.each([{ disabled: true }, { verified: true }])('inert when %o', async (props) => {
  const { slider, onVerify } = setUp(props)
  expect(slider).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(slider)
  drag(slider, TRAVEL)
  slider.focus()
  await userEvent.keyboard('{End}{Enter}')
  expect(onVerify).not.toHaveBeenCalled()
  expect(slider).toHaveAttribute('aria-valuenow', props.verified ? '100' : '0')
})

test('says what it is', () => {
  const { slider } = setUp({ verified: true })
  expect(slider).toHaveAttribute('aria-valuetext', 'Verified')
  expect(screen.getByText('Verified – thank you')).toBeVisible()
})

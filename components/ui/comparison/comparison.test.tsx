import { fireEvent, render, screen } from '@testing-library/react'
import { Comparison } from './comparison'

const picture = (name: string) => ({
  src: `/${name}.jpg`,
  alt: `House ${name}`,
  width: 1200,
  height: 800,
  formats: [],
})

interface Given {
  priority?: boolean
  start?: number
  onMove?: (share: number) => void
}

function setUp({ priority, start, onMove }: Given = {}) {
  const { container } = render(
    <Comparison
      before={{ ...picture('before'), start }}
      after={picture('after')}
      label="Bay window"
      className="aspect-3/2"
      priority={priority}
      onMove={onMove}
    />,
  )
  const frame = container.firstElementChild as HTMLElement
  frame.getBoundingClientRect = () => ({ left: 100, width: 400 }) as DOMRect
  frame.setPointerCapture = () => {}
  const share = () => frame.style.getPropertyValue('--share')
  return { frame, share, slider: screen.getByRole('slider', { name: 'Bay window' }) }
}

// jsdom knows no PointerEvent: its fields are put on a mouse event.
function pointer(frame: HTMLElement, type: string, clientX: number, pointerType = 'mouse') {
  const event = new MouseEvent(type, { bubbles: true, clientX, button: 0 })
  Object.assign(event, { pointerId: 1, pointerType })
  fireEvent(frame, event)
}

it('on the first screen the finished work, of which more is seen, loads before the other', () => {
  setUp({ priority: true })
  expect(screen.getByAltText('House after')).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByAltText('House before')).toHaveAttribute('fetchpriority', 'low')
  expect(screen.getByAltText('House before')).toHaveAttribute('loading', 'eager')
})

it('starts with more of the finished work, both pictures described', () => {
  const { share, slider } = setUp()
  expect(share()).toBe('35%')
  expect(slider).toHaveAttribute('aria-valuetext', '35% before, 65% after')
  expect(screen.getByAltText('House before')).toBeInTheDocument()
  expect(screen.getByAltText('House after')).toBeInTheDocument()
})

it('starts where its owner set it, and tells where it is moved', () => {
  const onMove = jest.fn()
  const { frame, share, slider } = setUp({ start: 20, onMove })
  expect(share()).toBe('20%')
  expect(slider).toHaveValue('20')
  expect(slider).toHaveAttribute('aria-valuetext', '20% before, 80% after')
  fireEvent.click(frame, { clientX: 220 })
  expect(onMove).toHaveBeenLastCalledWith(30)
})

it('follows the mouse while it is held, and no further than the edges', () => {
  const { frame, share, slider } = setUp()
  pointer(frame, 'pointermove', 150)
  expect(share()).toBe('35%')
  pointer(frame, 'pointerdown', 200)
  expect(share()).toBe('25%')
  pointer(frame, 'pointermove', 400)
  expect(share()).toBe('75%')
  expect(slider).toHaveAttribute('aria-valuetext', '75% before, 25% after')
  pointer(frame, 'pointermove', 900)
  expect(share()).toBe('100%')
})

it('lets a finger pass on its way down the page, but jumps where it taps', () => {
  const { frame, share } = setUp()
  pointer(frame, 'pointerdown', 200, 'touch')
  expect(share()).toBe('35%')
  fireEvent.click(frame, { clientX: 200 })
  expect(share()).toBe('25%')
})

it('follows a finger once it moves sideways, until it is lifted', () => {
  const { frame, share } = setUp()
  pointer(frame, 'pointerdown', 200, 'touch')
  pointer(frame, 'pointermove', 204, 'touch')
  expect(share()).toBe('35%')
  pointer(frame, 'pointermove', 260, 'touch')
  expect(share()).toBe('40%')
  pointer(frame, 'pointerup', 260, 'touch')
  pointer(frame, 'pointermove', 400, 'touch')
  expect(share()).toBe('40%')
})

it('takes the keys through a real slider', () => {
  const { share, slider } = setUp()
  fireEvent.change(slider, { target: { value: '60' } })
  expect(share()).toBe('60%')
  expect(slider).toHaveAttribute('aria-valuetext', '60% before, 40% after')
})

it('nudges once when first seen, until it is touched', () => {
  let see = (_: boolean) => {}
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      see = (isIntersecting) => tell([{ isIntersecting }] as never, this as never)
    }
    observe() {}
    disconnect() {
      see = () => {}
    }
  } as never
  const { frame, slider } = setUp()
  const isNudged = () => frame.classList.contains('nudge')
  see(false)
  expect(isNudged()).toBe(false)
  see(true)
  expect(isNudged()).toBe(true)
  fireEvent.change(slider, { target: { value: '60' } })
  expect(isNudged()).toBe(false)
  see(true)
  expect(isNudged()).toBe(false)
})

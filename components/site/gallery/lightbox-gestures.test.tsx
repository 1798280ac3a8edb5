import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { LightboxDialog } from './lightbox-dialog'

const photos = ['one', 'two', 'three'].map((id) => ({
  id,
  src: `/${id}.jpg`,
  alt: `Picture ${id}`,
  width: 2400,
  height: 1600,
  formats: ['webp'] as const,
  caption: null,
  date: null,
}))

beforeAll(() => {
  // jsdom knows the elements, not their behaviour.
  HTMLElement.prototype.setPointerCapture = () => {}
})

type Given = Pick<ComponentProps<typeof LightboxDialog>, 'photos' | 'onClose'>

function Opened(given: Given) {
  const [index, setIndex] = useState(0)
  return <LightboxDialog {...given} index={index} onMove={setIndex} />
}

function setUp(given: Given['photos'] = photos) {
  const onClose = jest.fn()
  render(<Opened photos={given} onClose={onClose} />)
  return { onClose }
}

const picture = () => screen.getByRole('img')
const shown = () => picture().getAttribute('alt')
/** Beside the picture. */
const stage = () => picture().closest('picture')?.parentElement as HTMLElement
const zoom = () => screen.getByText('Zoom').parentElement?.textContent
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })

/** In ms; a busy machine would make two taps out of a double tap. */
let clock = 1_000

function touch(element: Element, type: string, clientX: number, clientY: number, pointerId = 1) {
  // jsdom knows no PointerEvent: its fields are put on a mouse event.
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
  clock += 20
  Object.defineProperty(event, 'timeStamp', { value: clock })
  fireEvent(element, Object.assign(event, { pointerId, isPrimary: pointerId === 1 }))
}

function swipe(dx: number, dy = 0, from: Element = picture()) {
  touch(from, 'pointerdown', 300, 300)
  touch(from, 'pointermove', 300 + dx, 300 + dy)
  touch(from, 'pointerup', 300 + dx, 300 + dy)
}

it('leads on by a swipe, not by a trembling tap or a crooked one', () => {
  setUp()
  swipe(-10)
  swipe(-40)
  swipe(-80, -150)
  expect(shown()).toBe('Picture one')
  swipe(-100, 30)
  expect(shown()).toBe('Picture two')
  swipe(100)
  expect(shown()).toBe('Picture one')
})

it('closes by a long swipe down, not by a short one', () => {
  const { onClose } = setUp()
  swipe(20, 60)
  swipe(20, -200)
  expect(onClose).not.toHaveBeenCalled()
  swipe(20, 200)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('zooms by buttons and keys; then arrows and swipes move the picture', () => {
  setUp()
  const zoomOut = screen.getByRole('button', { name: 'Zoom out' })
  const zoomIn = screen.getByRole('button', { name: 'Zoom in' })
  expect(zoom()).toBe('Zoom 100%')
  expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(zoomIn)
  expect(zoom()).toBe('Zoom 150%')
  for (const key of ['+', '=', '+']) press(key)
  expect(zoom()).toBe('Zoom 400%')
  expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  press('ArrowRight')
  swipe(-100)
  swipe(0, 200)
  expect(shown()).toBe('Picture one')
  press('-')
  expect(zoom()).toBe('Zoom 267%')
  press('0')
  expect(zoom()).toBe('Zoom 100%')
  press('+')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()).toBe('Picture two')
  expect(zoom()).toBe('Zoom 100%')
})

it('zooms by two taps, by two fingers and by the wheel', () => {
  setUp()
  const tap = (x = 300) => {
    touch(picture(), 'pointerdown', x, 300)
    touch(picture(), 'pointerup', x, 300)
    fireEvent.click(stage())
  }
  touch(picture(), 'pointerdown', 200, 300)
  touch(picture(), 'pointerdown', 300, 300, 2)
  touch(picture(), 'pointermove', 400, 300, 2)
  touch(picture(), 'pointerup', 400, 300, 2)
  touch(picture(), 'pointerup', 200, 300)
  expect(zoom()).toBe('Zoom 200%')
  tap()
  tap(350)
  expect(zoom()).toBe('Zoom 200%')
  tap(350)
  expect(zoom()).toBe('Zoom 100%')
  const wheel = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true })
  fireEvent(picture(), wheel)
  expect(wheel.defaultPrevented).toBe(true)
  expect(zoom()).toBe('Zoom 122%')
})

it('fetches the largest size once it is enlarged', () => {
  setUp()
  expect(picture()).toHaveAttribute('sizes', 'min(100vw, 150vh)')
  press('+')
  expect(picture()).toHaveAttribute('sizes', '1920px')
})

it('shows one picture alone without a way to others', () => {
  setUp(photos.slice(0, 1))
  expect(screen.getByRole('button', { name: 'Next', hidden: true })).toHaveClass('invisible')
  swipe(-200)
  expect(shown()).toBe('Picture one')
})

it('does not close when a swipe ends beside the picture', () => {
  const { onClose } = setUp()
  swipe(-100, 0, stage())
  fireEvent.click(stage())
  expect(shown()).toBe('Picture two')
  expect(onClose).not.toHaveBeenCalled()
})

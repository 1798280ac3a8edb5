import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Lightbox } from './lightbox'

const photos = ['one', 'two', 'three'].map((id) => ({
  id,
  src: `/${id}.jpg`,
  alt: `Picture ${id}`,
  width: 1200,
  height: 800,
  caption: id === 'two' ? 'The second' : null,
}))

beforeAll(() => {
  // jsdom knows the element, not its behaviour.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

function setUp() {
  render(
    <Lightbox photos={photos}>
      {photos.map(({ id, src }) => (
        <a key={id} href={src} data-photo={id}>
          Open {id}
        </a>
      ))}
      <a href="/elsewhere">Elsewhere</a>
    </Lightbox>,
  )
  return userEvent.setup()
}

const shown = () => screen.getByRole('dialog').querySelector('img')?.alt

it('opens the picture of the link in place', async () => {
  const user = setUp()
  await user.click(screen.getByText('Open two'))
  expect(shown()).toBe('Picture two')
  expect(screen.getByRole('dialog')).toHaveTextContent('2 of 3')
  expect(screen.getByText('The second')).toBeInTheDocument()
})

it('leads on round and round, by buttons and keys', async () => {
  const user = setUp()
  await user.click(screen.getByText('Open three'))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()).toBe('Picture one')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(shown()).toBe('Picture three')
  const dialog = screen.getByRole('dialog')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(shown()).toBe('Picture one')
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  expect(shown()).toBe('Picture three')
  fireEvent.keyDown(dialog, { key: 'Home' })
  expect(shown()).toBe('Picture one')
  fireEvent.keyDown(dialog, { key: 'End' })
  expect(shown()).toBe('Picture three')
})

it('leads on by a swipe, not by a trembling tap', async () => {
  const user = setUp()
  await user.click(screen.getByText('Open one'))
  const area = screen.getByAltText('Picture one').parentElement as HTMLElement
  const swipe = (from: number, to: number) => {
    fireEvent(area, new MouseEvent('pointerdown', { bubbles: true, clientX: from }))
    fireEvent(area, new MouseEvent('pointerup', { bubbles: true, clientX: to }))
  }
  swipe(300, 290)
  expect(shown()).toBe('Picture one')
  swipe(300, 200)
  expect(shown()).toBe('Picture two')
  swipe(200, 300)
  expect(shown()).toBe('Picture one')
})

it('closes by its button, by Escape, and scrolls the page again', async () => {
  const user = setUp()
  await user.click(screen.getByText('Open one'))
  expect(document.documentElement.style.overflow).toBe('hidden')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.documentElement.style.overflow).toBe('')

  await user.click(screen.getByText('Open one'))
  // What Escape makes of a modal dialog.
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leaves other links, and links asked for in a new tab, to the browser', () => {
  setUp()
  fireEvent.click(screen.getByText('Elsewhere'))
  fireEvent.click(screen.getByText('Open one'), { ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Lightbox } from './lightbox'

const photos = ['one', 'two', 'three'].map((id) => ({
  id,
  src: `/${id}.jpg`,
  alt: `Picture ${id}`,
  width: 1200,
  height: 800,
  formats: [],
  caption: id === 'two' ? 'The second' : null,
  date: id === 'two' ? 'Mar 4, 2026' : null,
}))

beforeEach(() => window.history.pushState(null, '', '/projects/house'))

function setUp() {
  const page = render(
    <Lightbox photos={photos}>
      {photos.map(({ id, src }) => (
        <a key={id} href={src} data-photo={id}>
          Open {id}
        </a>
      ))}
      <a href="/elsewhere">Elsewhere</a>
    </Lightbox>,
  )
  const user = userEvent.setup()
  const open = async (id: string) => {
    await user.click(screen.getByText(`Open ${id}`))
    await screen.findByRole('dialog')
  }
  return { user, open, ...page }
}

const picture = () => within(screen.getByRole('dialog')).getByRole('img')
const shown = () => picture().getAttribute('alt')
/** Beside the picture. */
const stage = () => picture().closest('picture')?.parentElement as HTMLElement
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('opens the picture of the link in place, with its words and its place among the others', async () => {
  const { open } = setUp()
  await open('two')
  expect(shown()).toBe('Picture two')
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^2 of 3 ?: Picture two$/)
  expect(screen.getByText('The second')).toBeInTheDocument()
  expect(screen.getByText('Mar 4, 2026')).toBeInTheDocument()
})

it('leads on round and round, by buttons and keys; with a modifier keys are the browser’s', async () => {
  const { user, open } = setUp()
  await open('three')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()).toBe('Picture one')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(shown()).toBe('Picture three')
  const dialog = screen.getByRole('dialog')
  const presses = [
    ['ArrowRight', 'Picture one'],
    ['ArrowLeft', 'Picture three'],
    ['Home', 'Picture one'],
    ['End', 'Picture three'],
  ] as const
  for (const [key, expected] of presses) {
    fireEvent.keyDown(dialog, { key })
    expect(shown()).toBe(expected)
  }
  fireEvent.keyDown(dialog, { key: 'ArrowLeft', altKey: true })
  expect(shown()).toBe('Picture three')
})

it('closes by its button, by Escape and beside the picture, and scrolls the page again', async () => {
  const { user, open } = setUp()
  const { length } = window.history
  const ways = [
    () => user.click(screen.getByRole('button', { name: 'Close' })),
    // What Escape makes of a modal dialog, in order.
    () => {
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
      fireEvent(screen.getByRole('dialog'), new Event('close'))
    },
    () => fireEvent.click(stage()),
  ]
  for (const close of ways) {
    await open('one')
    expect(document.documentElement.style.overflow).toBe('hidden')
    fireEvent.click(picture())
    await close()
    await expectClosed()
    expect(document.documentElement.style.overflow).toBe('')
    // The one entry, used again; never a step too far.
    expect(window.history.length).toBe(length + 1)
    expect(window.location.pathname).toBe('/projects/house')
  }
})

it('closes by Back and shows the picture again by Forward', async () => {
  const { open } = setUp()
  await open('two')
  act(() => window.history.back())
  await expectClosed()
  act(() => window.history.forward())
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/Picture two/)
})

it('is open again where the page is loaded with a picture open', async () => {
  const { open, unmount } = setUp()
  await open('three')
  unmount()
  setUp()
  await screen.findByRole('dialog')
  expect(shown()).toBe('Picture three')
})

it('gives the focus to the link of the picture seen last', async () => {
  const { open } = setUp()
  await open('one')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' })
  act(() => window.history.back())
  await expectClosed()
  await waitFor(() => expect(screen.getByText('Open two')).toHaveFocus())
})

it('leaves other links, and links asked for in a new tab, to the browser', () => {
  setUp()
  const { length } = window.history
  fireEvent.click(screen.getByText('Elsewhere'))
  fireEvent.click(screen.getByText('Open one'), { ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.history.length).toBe(length)
})

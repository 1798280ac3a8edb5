import { render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { reloadPage } from '@/components/ui/reload-page'
import { takeToasts } from '@/components/ui/toast'
import { encodeFlash, FLASH_COOKIE } from '@/lib/flash'
import { FlashToast, FragmentEntries, ScrollToTop } from './navigation-effects'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }))
jest.mock('@/components/ui/reload-page', () => ({ reloadPage: jest.fn() }))

test('shows the toast of the page before, once', () => {
  const flash = { kind: 'success', message: 'Project created successfully!' } as const
  // biome-ignore lint/suspicious/noDocumentCookie: as a server would set it
  document.cookie = `${FLASH_COOKIE}=${encodeFlash(flash)}; path=/`
  render(<FlashToast />)
  expect(takeToasts()).toEqual([flash])
  expect(document.cookie).not.toContain(FLASH_COOKIE)
  render(<FlashToast />)
  expect(takeToasts()).toEqual([])
})

test('the part that an address names is unfolded', () => {
  window.history.pushState(null, '', '/terms#quotes')
  render(
    <section id="quotes">
      <details aria-label="Quotes" />
      <ScrollToTop />
    </section>,
  )
  expect(screen.getByRole('group', { name: 'Quotes' })).toHaveAttribute('open')
})

test('a link to a part of another page unfolds it', () => {
  const page = (path: string, id: string) => {
    jest.mocked(usePathname).mockReturnValue(path)
    window.history.pushState(null, '', `${path}#${id}`)
    return (
      <ul>
        {['sash', 'bay'].map((name) => (
          <li key={name} id={name}>
            <details aria-label={name} />
          </li>
        ))}
        <ScrollToTop />
      </ul>
    )
  }
  const { rerender } = render(page('/services', ''))
  rerender(page('/services/windows', 'sash'))
  expect(screen.getByRole('group', { name: 'sash' })).toHaveAttribute('open')
  expect(screen.getByRole('group', { name: 'bay' })).not.toHaveAttribute('open')
})

describe('history entries of links to a part of the page', () => {
  const written = jest.spyOn(window.history, 'replaceState')
  const comeBack = () => window.dispatchEvent(new PopStateEvent('popstate'))

  beforeEach(() => {
    jest.mocked(usePathname).mockReturnValue('/')
    window.history.replaceState(null, '', '/#content')
    jest.clearAllMocks()
  })

  it('has the router complete the entry', () => {
    render(<FragmentEntries />)
    comeBack()
    expect(written.mock.calls).toEqual([[null, '', 'http://localhost/#content']])
  })

  it('leaves an entry of the router’s own as it is', () => {
    window.history.replaceState({ __NA: true }, '')
    written.mockClear()
    render(<FragmentEntries />)
    comeBack()
    expect(written).not.toHaveBeenCalled()
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it('loads the page of an entry made before hydration', () => {
    jest.mocked(usePathname).mockReturnValue('/doors')
    render(<FragmentEntries />)
    comeBack()
    expect(reloadPage).toHaveBeenCalledTimes(1)
    expect(written).not.toHaveBeenCalled()
  })
})

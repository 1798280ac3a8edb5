import { render } from '@testing-library/react'
import { takeToasts } from '@/components/ui/toast'
import { encodeFlash, FLASH_COOKIE } from '@/lib/flash'
import { FlashToast } from './flash-toast'

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

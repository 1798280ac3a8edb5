import { act, render, screen, waitFor } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { OfficeShell } from './office-shell'
import { ViewerProvider } from './viewer-provider'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: () => ({}) }))
jest.mock('@/lib/auth/actions', () => ({}))
jest.mock('./unread/unread-provider', () => ({ useUnread: () => ({ count: 0 }) }))

const office = (path: string, page: ReactNode) => {
  jest.mocked(usePathname).mockReturnValue(path)
  return (
    <ViewerProvider viewer={{ id: 'ann', email: 'ann@example.com' }}>
      <OfficeShell company="SLW">{page}</OfficeShell>
    </ViewerProvider>
  )
}

it('a page whose link is gone takes the focus; a menu that stays keeps it', async () => {
  const link = <a href="/dashboard/messages/1">Ann</a>
  const { rerender } = render(office('/dashboard/messages', link))
  screen.getByRole('link', { name: 'Ann' }).focus()
  rerender(office('/dashboard/messages/1', <p>Hello.</p>))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())

  const [settings] = screen.getAllByRole('link', { name: 'Settings' })
  act(() => settings?.focus())
  rerender(office('/dashboard/settings', <p>Name</p>))
  await new Promise(requestAnimationFrame)
  expect(settings).toHaveFocus()
})

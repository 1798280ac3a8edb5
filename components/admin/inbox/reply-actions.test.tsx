import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OneEnquiry } from '@/lib/enquiries/queries'
import { ReplyActions } from './reply-actions'

jest.mock('next/navigation', () => ({ usePathname: () => '/dashboard/messages/x' }))

const enquiry = {
  ...{ name: 'Ann', email: 'ann@example.com', phone: null, message: 'Hello.' },
  ...{ projectType: 'custom', createdAt: '2026-11-20T09:00:00Z' },
} as OneEnquiry

test.each([
  ['on Escape', () => userEvent.keyboard('{Escape}')],
  ['on a press elsewhere', () => userEvent.click(document.body)],
  ['after a choice', () => userEvent.click(screen.getByRole('link', { name: 'Visit' }))],
])('the list of replies closes %s', async (_, close) => {
  // jsdom opens no mail program, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<ReplyActions enquiry={enquiry} templates={[{ title: 'Visit', text: 'Hello {name}' }]} />)
  await userEvent.click(screen.getByText('Reply with…'))
  const list = screen.getByRole('group')
  expect(list).toHaveAttribute('open')
  await close()
  expect(list).not.toHaveAttribute('open')
})

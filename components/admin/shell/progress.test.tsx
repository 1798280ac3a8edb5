import { act, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { InboxFilter } from '@/components/admin/inbox/filter'
import { MessageTabs } from '@/components/admin/inbox/message-tabs'
import { Figures } from '@/components/admin/overview/figures'
import { OwnProjectCard } from '@/components/admin/overview/own-project-card'
import { searchEnquiries } from '@/lib/enquiries/actions'
import { filterFrom } from '@/lib/enquiries/filter'
import { BottomBar, SideMenu } from './menus'

let pending = false

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch: boolean }) => (
    <a data-prefetch={prefetch} {...rest} />
  ),
  useLinkStatus: () => ({ pending }),
}))

let arrive = () => {}
const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
jest.mock('@/lib/enquiries/actions', () => ({ searchEnquiries: jest.fn() }))

const menu = { pathname: '/dashboard', unread: 0, onLogout: () => {} }
const filter = filterFrom({ search: 'id' }, new Map([['id', 'bay']]))
const project = {
  ...{ id: '1', slug: 'bay', title: 'Bay', location: 'Durham', startDate: '2026-01-01' },
  ...{
    status: 'pending' as const,
    is_hidden: false,
    createdAt: '2026-01-01',
    before: null,
    after: null,
    cover: null,
  },
}

const parts = {
  'the side menu': <SideMenu {...menu} company="SLW" email="owner@example.com" />,
  'the bottom bar': <BottomBar {...menu} />,
  'a figure': <Figures figures={[{ label: 'Unread', value: 1, href: '/x' }]} />,
  'a mailbox': <MessageTabs filter={filter} />,
  'all messages': <InboxFilter filter={filter} />,
  'a project': <OwnProjectCard project={project} />,
}

it.each(Object.entries(parts))(
  'tells that the page behind %s is on its way, and fetches none ahead',
  (_, part) => {
    pending = true
    render(part)
    expect(document.documentElement.dataset).toHaveProperty('leaving')
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('data-prefetch', 'false')
    }
    pending = false
  },
)

it('tells that a search is on its way, until it is there', async () => {
  jest.mocked(searchEnquiries).mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ status: 'success', data: { to: '/found' } })
      }),
  )
  render(<InboxFilter filter={filter} />)
  await act(async () => screen.getByRole('button', { name: 'Search' }).click())
  expect(document.documentElement.dataset).toHaveProperty('leaving')
  const [fields] = jest.mocked(searchEnquiries).mock.calls[0] ?? []
  expect(Object.fromEntries(fields as FormData)).toEqual({ words: 'bay', status: '' })
  await act(async () => arrive())
  expect(push).toHaveBeenCalledWith('/found')
  expect(document.documentElement.dataset).not.toHaveProperty('leaving')
})

import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { InboxFilter } from '@/components/admin/inbox/filter'
import { MessageTabs } from '@/components/admin/inbox/message-tabs'
import { Figures } from '@/components/admin/overview/figures'
import { OwnProjectCard } from '@/components/admin/overview/own-project-card'
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

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))
jest.mock('@/lib/enquiries/actions', () => ({}))

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
  'all messages': (
    <InboxFilter filter={filter} tabs={null} count={0} isPart={false}>
      {null}
    </InboxFilter>
  ),
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

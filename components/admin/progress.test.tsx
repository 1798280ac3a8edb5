import { act, render, screen } from '@testing-library/react'
import { type ComponentProps, type SubmitEvent, startTransition, use, useState } from 'react'
import { filterFrom } from '@/lib/enquiries/filter'
import { BottomBar } from './bottom-bar'
import { Figures } from './figures'
import { InboxFilter } from './inbox/filter'
import { MessageTabs } from './inbox/message-tabs'
import { OwnProjectCard } from './projects/own-project-card'
import { SideMenu } from './side-menu'

let pending = false

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch: boolean }) => (
    <a data-prefetch={prefetch} {...rest} />
  ),
  useLinkStatus: () => ({ pending }),
}))

let next: Promise<void> = Promise.resolve()

// As in Next: what comes next is used while a transition waits for it.
jest.mock('next/form', () => ({
  __esModule: true,
  default: function Form(props: ComponentProps<'form'>) {
    const [page, setPage] = useState<Promise<void>>()
    if (page) use(page)
    const lead = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      startTransition(() => setPage(next))
    }
    return <form {...props} onSubmit={lead} />
  },
}))

const menu = { pathname: '/dashboard', unread: 0, onLogout: () => {} }
const filter = filterFrom({ q: 'bay' })
const project = {
  ...{ id: '1', slug: 'bay', title: 'Bay', location: 'Durham', startDate: '2026-01-01' },
  ...{ status: 'pending' as const, createdAt: '2026-01-01', before: null, after: null },
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
  let arrive = () => {}
  next = new Promise<void>((resolve) => {
    arrive = resolve
  })
  render(<InboxFilter filter={filter} />)
  await act(async () => screen.getByRole('button', { name: 'Search' }).click())
  expect(document.documentElement.dataset).toHaveProperty('leaving')
  await act(async () => arrive())
  expect(document.documentElement.dataset).not.toHaveProperty('leaving')
})

import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ViewerProvider } from '@/components/admin/shell/viewer-provider'
import type { EnquiryRow } from '@/lib/enquiries/queries'
import { MessageCard } from './message-card'

const success = async () => ({ status: 'success' as const })
jest.mock('@/lib/enquiries/actions', () => ({
  deleteEnquiry: jest.fn(() => success()),
  moveEnquiryToSpam: jest.fn(() => success()),
  setEnquiryStatus: jest.fn(() => success()),
}))

jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
let refresh = () => {}
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: () => () => refresh() }))

const enquiries = ['Ann', 'Bob', 'Cyd'].map(
  (name): EnquiryRow => ({
    ...{ id: name, name, email: 'a@b.co', phone: null, projectType: 'custom', message: 'Hello.' },
    ...{ postcode: null, bestTime: null },
    ...{ status: 'new', isSpam: false, spamReason: null, note: '' },
    createdAt: '2026-11-21T12:00:00Z',
  }),
)

/** The list, from which a change takes the second message. */
function Inbox() {
  const [shown, setShown] = useState(enquiries)
  refresh = () => setShown(enquiries.filter(({ name }) => name !== 'Bob'))
  return shown.map((enquiry) => (
    <MessageCard key={enquiry.id} enquiry={enquiry} box="inbox" notNotified={false} />
  ))
}

beforeEach(() => {
  // Which jsdom does not know.
  HTMLDialogElement.prototype.showModal = jest.fn()
  HTMLDialogElement.prototype.close = jest.fn()
})

const bob = () => within(screen.getAllByRole('article')[1] as HTMLElement)

it.each([
  ['moved to spam', () => userEvent.click(bob().getByRole('button', { name: /^Move to spam/ }))],
  ['answered', () => userEvent.selectOptions(bob().getByLabelText('Status'), 'Contacted')],
  [
    'deleted',
    async () => {
      await userEvent.click(bob().getByRole('button', { name: /^Delete/ }))
      const answer = { name: 'Delete', hidden: true }
      await userEvent.click(bob().getByRole('button', answer))
    },
  ],
])('a message that goes as it is %s leaves the focus on the next one', async (_, change) => {
  render(
    <ViewerProvider viewer={{ id: 'owner', email: 'owner@example.com' }}>
      <Inbox />
    </ViewerProvider>,
  )
  await change()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cyd' })).toHaveFocus())
  expect(screen.queryByRole('heading', { name: 'Bob' })).not.toBeInTheDocument()
})

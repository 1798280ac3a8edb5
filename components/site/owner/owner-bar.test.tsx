import { act, render, screen } from '@testing-library/react'
import { forgetSignedInHint, SIGNED_IN_HINT } from '@/lib/signed-in-hint'
import { OwnerBar } from './owner-islands'

jest.mock('./owner-bar-live', () => ({ OwnerBarLive: () => <p>Owner</p> }))

it('is not loaded for visitors, and outlives the session: it renders the sign-in dialog', async () => {
  const visitor = await act(async () => render(<OwnerBar />))
  expect(visitor.container).toBeEmptyDOMElement()
  visitor.unmount()

  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${SIGNED_IN_HINT}=1`
  await act(async () => render(<OwnerBar />))
  act(forgetSignedInHint)
  expect(screen.getByText('Owner')).toBeInTheDocument()
})

import { render, waitFor } from '@testing-library/react'
import { TitleCount } from './title-count'

it('keeps the count before the title, whatever page sets it', async () => {
  document.title = 'Messages | SLW'
  const { rerender, unmount } = render(<TitleCount count={3} />)
  expect(document.title).toBe('(3) Messages | SLW')
  document.title = 'Overview | SLW'
  await waitFor(() => expect(document.title).toBe('(3) Overview | SLW'))
  rerender(<TitleCount count={0} />)
  expect(document.title).toBe('Overview | SLW')
  unmount()
})

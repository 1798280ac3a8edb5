import { render, screen, within } from '@testing-library/react'
import type { LegalText } from '@/lib/content/legal'
import { privacyPolicy } from '@/lib/content/privacy'
import { termsOfService } from '@/lib/content/terms'
import { routes } from '@/lib/routes'
import { LegalPage } from './legal-page'

jest.mock('@/lib/profile/queries', () => ({ getSiteProfile: async () => null }))

async function show(text: LegalText, path: string) {
  return render(await LegalPage({ text, path })).container
}

test.each([
  [privacyPolicy, routes.privacy],
  [termsOfService, routes.terms],
])('every link within the page leads to one place on it', async (text, path) => {
  const page = await show(text, path)
  const links = page.querySelectorAll('a[href^="#"]')
  expect(links).not.toHaveLength(0)
  for (const link of links)
    expect(page.querySelectorAll(`${link.getAttribute('href')}`)).toHaveLength(1)
})

test('a folded part is on the page, and its heading shows and is in the contents', async () => {
  await show(privacyPolicy, routes.privacy)
  const title = 'The sign-in for our staff'
  const heading = screen.getByRole('heading', { name: title })
  expect(heading.closest('summary')).toBeVisible()
  const fold = heading.closest('details')
  expect(fold).not.toHaveAttribute('open')
  expect(fold).toHaveTextContent('Cookies serve our own staff alone')
  const [contents] = screen.getAllByRole('navigation', { name: 'On this page' })
  const link = within(contents as HTMLElement).getByRole('link', { name: title })
  expect(link).toHaveAttribute('href', `#${heading.closest('section')?.id}`)
})

test('a part folded on phones has its heading above the fold on a wide screen', async () => {
  await show(privacyPolicy, routes.privacy)
  const [wide, narrow] = screen.getAllByRole('heading', { name: 'Server logs' })
  expect(wide?.parentElement).toHaveClass('hidden')
  expect(narrow?.closest('summary')).toHaveTextContent('We do not link them to enquiries')
  expect(narrow?.closest('details')?.className).toContain('lg:details-content')
  expect(wide?.closest('section')).toBe(narrow?.closest('section'))
})

test('the name that the law gives a right stands below the plain one', async () => {
  await show(privacyPolicy, routes.privacy)
  expect(screen.getByText('Erasure').closest('dt')).toHaveTextContent(/^Delete it/)
})

import { render, screen, within } from '@testing-library/react'
import type { LegalText } from '@/lib/content/legal'
import { privacyPolicy } from '@/lib/content/privacy'
import { termsOfService } from '@/lib/content/terms'
import { routes } from '@/lib/routes'
import { LegalPage } from './legal-page'

const known = {
  contactEmail: 'hello@example.com',
  contactPhone: '0191 498 0123',
  registeredNumber: null,
  registeredAddress: null,
}
let mockProfile: object = known
jest.mock('@/lib/profile/queries', () => ({ getSiteProfile: async () => mockProfile }))
beforeEach(() => {
  mockProfile = known
})

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

test('what is folded on every screen is on the page, its heading shows and is in the contents', async () => {
  await show(privacyPolicy, routes.privacy)
  const title = 'The sign-in for our staff'
  const heading = screen.getByRole('heading', { name: title })
  expect(heading.closest('summary')).toBeVisible()
  const fold = heading.closest('details')
  expect(fold).not.toHaveAttribute('open')
  expect(fold).toHaveTextContent('Cookies serve our own staff alone')
  expect(heading.closest('summary')).toHaveTextContent('Not meant for visitors')
  const [contents] = screen.getAllByRole('navigation', { name: 'On this page' })
  const link = within(contents as HTMLElement).getByRole('link', { name: title })
  expect(link).toHaveAttribute('href', `#${heading.closest('section')?.id}`)
})

test('a part folded on phones has its heading above the fold on a wide screen', async () => {
  await show(privacyPolicy, routes.privacy)
  const [wide, narrow] = screen.getAllByRole('heading', { name: 'Server logs' })
  expect(narrow?.closest('summary')).toBeVisible()
  expect(wide?.closest('section')).toBe(narrow?.closest('section'))
})

test('the name that the law gives a right stands beside the plain one', async () => {
  await show(privacyPolicy, routes.privacy)
  expect(screen.getByText('(erasure)').closest('dt')).toHaveTextContent(/^Delete it \(erasure\)$/)
})

test('an answer stands above its details', async () => {
  await show(termsOfService, routes.terms)
  const answer = screen.getByText('Usually no')
  expect(answer.closest('dd')).toHaveTextContent(/^Usually noThe law gives no such right/)
  const heading = screen.getByRole('heading', { name: /^Where you have the 14\sdays$/ })
  expect(heading.nextElementSibling).toHaveTextContent(/^How long they last/)
})

test('what the guarantee covers is ticked, what it does not is crossed out, in words too', async () => {
  await show(termsOfService, routes.terms)
  for (const [name, first] of [
    ['Covered', 'Defects'],
    ['Not covered', 'Accidental damage'],
  ] as const) {
    const box = screen.getByRole('heading', { name }).parentElement as HTMLElement
    const items = within(box).getAllByRole('listitem')
    expect(items).toHaveLength(4)
    expect(items[0]?.textContent).toBe(first)
    for (const item of items) {
      expect(item.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    }
  }
})

test('each part folds on a phone', async () => {
  const page = await show(termsOfService, routes.terms)
  const parts = termsOfService.chapters.flatMap((chapter) => chapter.parts)
  expect(page.querySelectorAll('section[id] > details')).toHaveLength(parts.length)
})

test.each([
  [privacyPolicy, routes.privacy],
  [termsOfService, routes.terms],
])('email and phone stand at two places and at the end', async (text, path) => {
  await show(text, path)
  expect(screen.getAllByRole('link', { name: 'hello@example.com' })).toHaveLength(3)
  expect(screen.getAllByRole('link', { name: '0191 498 0123' })).toHaveLength(3)
})

test('without phone and email, what to ask leads to the contact page once', async () => {
  mockProfile = { ...known, contactEmail: null, contactPhone: null }
  await show(privacyPolicy, routes.privacy)
  const links = within(screen.getByRole('region', { name: /Ask us/ })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Contact Us'])
})

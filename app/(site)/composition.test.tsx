import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ServicePage } from '@/components/site/services/service-page'
import { services } from '@/lib/content/services'
import HomePage from './page'

jest.mock('@/lib/profile/queries', () => ({ getSiteProfile: async () => null }))
jest.mock('@/lib/projects/in-towns', () => ({ listTowns: async () => [] }))
jest.mock('@/lib/projects/queries', () => ({
  findComparable: async () => null,
  listLatestCompleted: async () => [],
  listRelated: async () => [],
}))
jest.mock('@/lib/proof/queries', () => ({
  listReviews: async () => [],
  listReviewsOfKind: async () => [],
  listAccreditations: async () => [],
}))
jest.mock('@/lib/enquiries/actions', () => ({ sendEnquiry: jest.fn() }))

/** The sections a page is put together from, top to bottom. */
function sections(page: ReactElement<{ children: ReactNode }>): string[] {
  return Children.toArray(page.props.children)
    .filter(isValidElement)
    .map(({ type }) => (typeof type === 'function' ? type.name : String(type)))
    .filter((name) => name !== 'JsonLd')
}

test('home has its sections in the specified order', async () => {
  expect(sections(await HomePage())).toEqual([
    'Hero',
    'ClaimsLine',
    'Accreditations',
    'ServicesGrid',
    'HomeComparison',
    'Benefits',
    'Reviews',
    'ProjectsBlock',
    'Areas',
    'ContactBanner',
  ])
})

test('a service page has its sections in order, finished work near the top', async () => {
  const all = sections(await ServicePage({ service: services.windows }))
  const specified = [
    'SplitHero',
    'Reasons',
    'ProjectsBlock',
    'Solutions',
    'OneReview',
    'TownsInWords',
    'EnquirySection',
  ]
  expect(all.filter((name) => specified.includes(name))).toEqual(specified)
  expect(all).toContain('InstallationDay')
})

import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { ProjectPage } from '@/lib/projects/schema'
import { ProjectList } from './project-list'

jest.mock('@/lib/profile/queries', () => ({ getSiteProfile: async () => null }))
jest.mock('@/lib/proof/queries', () => ({
  listReviews: async () => [],
  listReviewsOfKind: async () => [],
}))
jest.mock('@/lib/projects/in-towns', () => ({
  listTowns: async () => [],
  listTypesIn: async () => [],
}))
jest.mock('@/lib/projects/queries', () => ({}))
jest.mock('@/lib/enquiries/actions', () => ({ sendEnquiry: jest.fn() }))

const none: ProjectPage = { projects: [], page: 1, pageCount: 1, total: 0 }

/** Names of the components in an element, in order. */
function namesIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    const { type, props } = child
    const inside = namesIn(props.children)
    return typeof type === 'function' ? [type.name, ...inside] : inside
  })
}

const shownOf = async (list: Parameters<typeof ProjectList>[0]) =>
  namesIn((await ProjectList(list)) as ReactElement)

test('a site without projects has no filters, a type without any has them', async () => {
  expect(await shownOf({ found: none })).not.toContain('ProjectFilters')
  expect(await shownOf({ found: none })).toContain('EmptyList')
  expect(await shownOf({ found: none, filter: { type: 'doors' } })).toContain('ProjectFilters')
})

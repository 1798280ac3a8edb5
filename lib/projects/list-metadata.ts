import type { Metadata } from 'next'
import type { ServiceSlug } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { listAddress } from './addresses'
import type { ListFilter } from './towns'

/** As they stand before 'projects'. */
export const kindNames = {
  windows: 'Window',
  doors: 'Door',
  conservatories: 'Conservatory',
} as const satisfies Record<ServiceSlug, string>

/** Title, description and canonical URL, unique for each list page. */
export function projectListMetadata(page: number, filter: ListFilter = {}): Metadata {
  const pageOf = page > 1 ? `, page ${page}` : ''
  const { type, town } = filter
  const subject = type ? kindNames[type] : 'Window, Door and Conservatory'
  const title = `${subject} Projects in ${town ?? 'the North East'}`
  const place = town ? `in ${town}` : 'across the North East'
  return pageMetadata({
    title: (type || town ? title : 'Our Projects') + pageOf,
    description: `Our ${subject.toLowerCase()} projects ${place}: what we have finished, what is under way and what is booked in${pageOf}.`,
    path: listAddress(page, filter),
  })
}

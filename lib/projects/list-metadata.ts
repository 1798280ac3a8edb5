import type { Metadata } from 'next'
import type { ServiceSlug } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { listAddress } from './addresses'

const subjects = {
  windows: 'window',
  doors: 'door',
  conservatories: 'conservatory',
} as const satisfies Record<ServiceSlug, string>

/** Title, description and canonical URL, unique for each list page. */
export function projectListMetadata(page: number, type?: ServiceSlug): Metadata {
  const subject = type ? subjects[type] : 'window, door and conservatory'
  const title = type ? `Our Projects: ${subject} work` : 'Our Projects'
  const place = page > 1 ? `, page ${page}` : ''
  return pageMetadata({
    title: title + place,
    description: `Our ${subject} projects across the North East, planned, under way and finished${place}.`,
    path: listAddress(page, type),
  })
}

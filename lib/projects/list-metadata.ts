import type { Metadata } from 'next'
import type { ServiceSlug } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { listAddress } from './addresses'
import { isTown, type ListFilter } from './towns'

const subjects = {
  windows: 'window',
  doors: 'door',
  conservatories: 'conservatory',
} as const satisfies Record<ServiceSlug, string>

/** Title, description and canonical URL, unique for each list page. */
export function projectListMetadata(page: number, filter?: ListFilter): Metadata {
  const pageOf = page > 1 ? `, page ${page}` : ''
  const { title, subject, place } = wordsOf(filter)
  return pageMetadata({
    title: title + pageOf,
    description: `Our ${subject} projects ${place}, planned, under way and finished${pageOf}.`,
    path: listAddress(page, filter),
  })
}

function wordsOf(filter?: ListFilter): { title: string; subject: string; place: string } {
  const everything = 'window, door and conservatory'
  if (!filter) return { title: 'Our Projects', subject: everything, place: NORTH_EAST }
  if (isTown(filter))
    return { title: `Our Projects in ${filter}`, subject: everything, place: `in ${filter}` }
  const subject = subjects[filter]
  return { title: `Our Projects: ${subject} work`, subject, place: NORTH_EAST }
}

const NORTH_EAST = 'across the North East'

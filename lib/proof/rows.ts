import { smallLogoOn } from '@/lib/profile/site-profile'
import { type CoverPairRow, coverPairOf } from '@/lib/projects/rows'
import type { ProjectSummary } from '@/lib/projects/schema'
import { hostOf, secureLink } from '@/lib/secure-link'
import type { Tables } from '@/lib/supabase/database.types'

/** A customer's words as pages show them. */
export interface Review {
  id: string
  name: string
  town: string | null
  /** yyyy-MM-dd */
  date: string
  words: string
  source: Source | null
  project: Pick<ProjectSummary, 'slug' | 'title' | 'cover' | 'before'> | null
  isExample: boolean
}

interface Source {
  href: string
  host: string
}

/** A trade body or scheme as pages show it. */
export interface Accreditation {
  id: string
  name: string
  number: string | null
  href: string | null
  logo: string | null
  isExample: boolean
}

type ReviewRow = Pick<
  Tables<'reviews'>,
  'id' | 'name' | 'town' | 'given_on' | 'words' | 'source_url' | 'is_example'
> & { projects?: WorkRow | null }

type WorkRow = Pick<Tables<'projects'>, 'slug'> & CoverPairRow

type AccreditationRow = Pick<
  Tables<'accreditations'>,
  'id' | 'name' | 'number' | 'link_url' | 'logo_url' | 'logo_formats' | 'is_example'
>

/** Their own quotation marks, which pages set. */
const QUOTED = /^["“„«]+([^"“”„«»]*)["”»]+$/s

export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    name: row.name,
    town: row.town,
    date: row.given_on,
    words: row.words.trim().replace(QUOTED, '$1'),
    source: sourceOf(row.source_url),
    project: row.projects ? workOf(row.projects) : null,
    isExample: row.is_example,
  }
}

function workOf(work: WorkRow): Review['project'] {
  return { slug: work.slug, title: work.title, ...coverPairOf(work) }
}

export function toAccreditation(row: AccreditationRow, storageOrigin: string): Accreditation {
  return {
    id: row.id,
    name: row.name,
    number: row.number,
    href: row.link_url && secureLink(row.link_url),
    logo: smallLogoOn(storageOrigin, row),
    isExample: row.is_example,
  }
}

function sourceOf(url: string | null): Source | null {
  const href = url && secureLink(url)
  return href ? { href, host: hostOf(href) } : null
}

import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Missing } from '@/components/site/blocks/missing'
import { NotFoundNotice } from '@/components/site/blocks/notice-page'
import { ProjectList } from '@/components/site/projects/project-list'
import { listAddress, parsePageNumber } from '@/lib/projects/addresses'
import { projectListMetadata } from '@/lib/projects/list-metadata'
import { findProjectPage, listProjects } from '@/lib/projects/queries'
import { isServiceSlug, type ProjectPage } from '@/lib/projects/schema'
import { findTown, type ListFilter } from '@/lib/projects/towns'
import { missingMetadata } from '@/lib/seo/missing'

interface ListPageProps {
  params: Promise<ListSegments>
}

/** Segments of the path: the type of project, the town, and the number of the page. */
interface ListSegments {
  type?: string
  town?: string
  n?: string
}

export async function listPageMetadata({ params }: ListPageProps): Promise<Metadata> {
  const segments = await params
  const filter = filterOf(segments)
  const found = await findList(filter, segments.n)
  return found && filter ? projectListMetadata(found.page, filter) : missingMetadata()
}

/** A page of the list of projects, or of one type or town or both. */
export async function ListPage({ params }: ListPageProps) {
  const segments = await params
  const filter = filterOf(segments)
  const found = await findList(filter, segments.n)
  if (!found || !filter) return <MissingPage />
  if (segments.n === '1') permanentRedirect(listAddress(1, filter))
  return <ProjectList found={found} filter={filter} />
}

/** Only the list of a type may be empty: a town without projects has no page. */
async function findList(filter: ListFilter | null, n?: string): Promise<ProjectPage | null> {
  if (!filter) return null
  if (n === undefined && !filter.town) return listProjects(1, filter)
  return findProjectPage(n === undefined ? 1 : parsePageNumber(n), filter)
}

/** Null where a segment names no type or town. */
function filterOf({ type, town: slug }: ListSegments): ListFilter | null {
  const town = slug === undefined ? undefined : findTown(slug)
  if (slug !== undefined && !town) return null
  if (type !== undefined && !isServiceSlug(type)) return null
  return { type, town }
}

function MissingPage() {
  return (
    <Missing>
      <NotFoundNotice />
    </Missing>
  )
}

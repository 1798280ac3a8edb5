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

/** Segments of the path: the type of project or the town, and the number of the page. */
interface ListSegments {
  type?: string
  town?: string
  n?: string
}

export async function listPageMetadata({ params }: ListPageProps): Promise<Metadata> {
  const segments = await params
  const found = await findList(segments)
  return found ? projectListMetadata(found.page, filterOf(segments)) : missingMetadata()
}

/** A page of the list of projects, or of one type or town. */
export async function ListPage({ params }: ListPageProps) {
  const segments = await params
  const filter = filterOf(segments)
  const found = await findList(segments)
  if (found && segments.n === '1') permanentRedirect(listAddress(1, filter))
  return found ? <ProjectList found={found} filter={filter} /> : <MissingPage />
}

/** Only the list of a type may be empty: a town without projects has no page. */
async function findList(segments: ListSegments): Promise<ProjectPage | null> {
  const { type, town, n } = segments
  const filter = filterOf(segments)
  if ((type ?? town) !== undefined && !filter) return null
  if (n === undefined && !town) return listProjects(1, filter)
  return findProjectPage(n === undefined ? 1 : parsePageNumber(n), filter)
}

function filterOf({ type, town }: ListSegments): ListFilter | undefined {
  if (type !== undefined) return isServiceSlug(type) ? type : undefined
  return town === undefined ? undefined : findTown(town)
}

function MissingPage() {
  return (
    <Missing>
      <NotFoundNotice />
    </Missing>
  )
}

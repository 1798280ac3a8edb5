import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Missing } from '@/components/site/blocks/missing'
import { NotFoundNotice } from '@/components/site/blocks/notice-page'
import { ProjectList } from '@/components/site/projects/project-list'
import { listAddress, parsePageNumber } from '@/lib/projects/addresses'
import { projectListMetadata } from '@/lib/projects/list-metadata'
import { findProjectPage, listProjects } from '@/lib/projects/queries'
import { isServiceSlug } from '@/lib/projects/schema'
import { missingMetadata } from '@/lib/seo/missing'

interface ListPageProps {
  /** Segments of the path: the type of project and the number of the page. */
  params: Promise<{ type?: string; n?: string }>
}

export async function listPageMetadata({ params }: ListPageProps): Promise<Metadata> {
  const { type, n } = await params
  if (type !== undefined && !isServiceSlug(type)) return missingMetadata()
  if (n === undefined) return projectListMetadata(1, type)
  const found = await findProjectPage(parsePageNumber(n), type)
  return found ? projectListMetadata(found.page, type) : missingMetadata()
}

/** A page of the list of projects, or of one type. */
export async function ListPage({ params }: ListPageProps) {
  const { type, n } = await params
  if (type !== undefined && !isServiceSlug(type)) return <MissingPage />
  if (n === undefined) return <ProjectList found={await listProjects(1, type)} type={type} />
  const page = parsePageNumber(n)
  if (page === 1) permanentRedirect(listAddress(1, type))
  const found = await findProjectPage(page, type)
  return found ? <ProjectList found={found} type={type} /> : <MissingPage />
}

function MissingPage() {
  return (
    <Missing>
      <NotFoundNotice />
    </Missing>
  )
}

import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { ProjectList } from '@/components/site/project-list'
import { parsePageNumber } from '@/lib/projects/list-address'
import { projectListMetadata } from '@/lib/projects/list-metadata'
import { listProjects } from '@/lib/projects/queries'
import { routes } from '@/lib/routes'

interface PageOfProjectsProps {
  params: Promise<{ n: string }>
}

/** One is enough for the build; the others are made when first asked for. */
export function generateStaticParams() {
  return [{ n: '2' }]
}

export async function generateMetadata({ params }: PageOfProjectsProps): Promise<Metadata> {
  return projectListMetadata(parsePageNumber((await params).n) ?? 1)
}

export default async function PageOfProjects({ params }: PageOfProjectsProps) {
  const page = parsePageNumber((await params).n)
  if (page === null) notFound()
  if (page === 1) permanentRedirect(routes.projects)
  const found = await listProjects(page)
  if (found.projects.length === 0) notFound()
  return <ProjectList found={found} />
}

import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { ProjectList } from '@/components/site/project-list'
import { parsePageNumber } from '@/lib/projects/list-address'
import { projectListMetadata } from '@/lib/projects/list-metadata'
import { listProjects } from '@/lib/projects/queries'
import { isServiceSlug } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'

interface PageOfTypeProps {
  params: Promise<{ type: string; n: string }>
}

/** One is enough for the build; the others are made when first asked for. */
export function generateStaticParams() {
  return [{ type: 'windows', n: '2' }]
}

export async function generateMetadata({ params }: PageOfTypeProps): Promise<Metadata> {
  const { type, n } = await params
  return isServiceSlug(type) ? projectListMetadata(parsePageNumber(n) ?? 1, type) : {}
}

export default async function PageOfType({ params }: PageOfTypeProps) {
  const { type, n } = await params
  const page = parsePageNumber(n)
  if (!isServiceSlug(type) || page === null) notFound()
  if (page === 1) permanentRedirect(routes.projectsOfType(type))
  const found = await listProjects(page, type)
  if (found.projects.length === 0) notFound()
  return <ProjectList found={found} type={type} />
}

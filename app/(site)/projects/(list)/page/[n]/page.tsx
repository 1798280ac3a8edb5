import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Missing } from '@/components/site/blocks/missing'
import { NotFoundNotice } from '@/components/site/blocks/not-found-notice'
import { ProjectList } from '@/components/site/projects/project-list'
import { parsePageNumber } from '@/lib/projects/addresses'
import { projectListMetadata } from '@/lib/projects/list-metadata'
import { findProjectPage } from '@/lib/projects/queries'
import { routes } from '@/lib/routes'
import { missingMetadata } from '@/lib/seo/missing'

interface PageOfProjectsProps {
  params: Promise<{ n: string }>
}

// The loading state is the layout's, in the browser: a Suspense boundary here would be in the static HTML too.
export const instant = false

/** One is enough for the build; the others are made when first asked for. */
export function generateStaticParams() {
  return [{ n: '2' }]
}

export async function generateMetadata({ params }: PageOfProjectsProps): Promise<Metadata> {
  const found = await findProjectPage(parsePageNumber((await params).n))
  return found ? projectListMetadata(found.page) : missingMetadata()
}

export default async function PageOfProjects({ params }: PageOfProjectsProps) {
  const page = parsePageNumber((await params).n)
  if (page === 1) permanentRedirect(routes.projects)
  const found = await findProjectPage(page)
  if (found) return <ProjectList found={found} />
  return (
    <Missing>
      <NotFoundNotice />
    </Missing>
  )
}

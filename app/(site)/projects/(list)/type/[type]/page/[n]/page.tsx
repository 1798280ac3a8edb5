import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Missing } from '@/components/site/blocks/missing'
import { NotFoundNotice } from '@/components/site/blocks/not-found-notice'
import { ProjectList } from '@/components/site/projects/project-list'
import { parsePageNumber } from '@/lib/projects/addresses'
import { projectListMetadata } from '@/lib/projects/list-metadata'
import { findProjectPage } from '@/lib/projects/queries'
import { isServiceSlug } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'
import { missingMetadata } from '@/lib/seo/missing'

interface PageOfTypeProps {
  params: Promise<{ type: string; n: string }>
}

// The loading state is the layout's, in the browser: a Suspense boundary here would be in the static HTML too.
export const instant = false

/** One is enough for the build; the others are made when first asked for. */
export function generateStaticParams() {
  return [{ type: 'windows', n: '2' }]
}

export async function generateMetadata({ params }: PageOfTypeProps): Promise<Metadata> {
  const { type, n } = await params
  if (!isServiceSlug(type)) return missingMetadata()
  const found = await findProjectPage(parsePageNumber(n), type)
  return found ? projectListMetadata(found.page, type) : missingMetadata()
}

export default async function PageOfType({ params }: PageOfTypeProps) {
  const { type, n } = await params
  if (isServiceSlug(type)) {
    const page = parsePageNumber(n)
    if (page === 1) permanentRedirect(routes.projectsOfType(type))
    const found = await findProjectPage(page, type)
    if (found) return <ProjectList found={found} type={type} />
  }
  return (
    <Missing>
      <NotFoundNotice />
    </Missing>
  )
}

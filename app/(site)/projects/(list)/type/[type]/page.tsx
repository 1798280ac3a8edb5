import type { Metadata } from 'next'
import { Missing } from '@/components/site/blocks/missing'
import { NotFoundNotice } from '@/components/site/blocks/not-found-notice'
import { ProjectList } from '@/components/site/projects/project-list'
import { projectListMetadata } from '@/lib/projects/list-metadata'
import { listProjects } from '@/lib/projects/queries'
import { isServiceSlug, serviceTypes } from '@/lib/projects/schema'
import { missingMetadata } from '@/lib/seo/missing'

interface ProjectsOfTypeProps {
  params: Promise<{ type: string }>
}

// The loading state is the layout's, in the browser: a Suspense boundary here would be in the static HTML too.
export const instant = false

export function generateStaticParams() {
  return serviceTypes.map((type) => ({ type }))
}

export async function generateMetadata({ params }: ProjectsOfTypeProps): Promise<Metadata> {
  const { type } = await params
  return isServiceSlug(type) ? projectListMetadata(1, type) : missingMetadata()
}

export default async function ProjectsOfType({ params }: ProjectsOfTypeProps) {
  const { type } = await params
  if (isServiceSlug(type)) return <ProjectList found={await listProjects(1, type)} type={type} />
  return (
    <Missing>
      <NotFoundNotice />
    </Missing>
  )
}

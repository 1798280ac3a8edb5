import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProjectList } from '@/components/site/project-list'
import { projectListMetadata } from '@/lib/projects/list-metadata'
import { listProjects } from '@/lib/projects/queries'
import { isServiceSlug, serviceTypes } from '@/lib/projects/schema'

interface ProjectsOfTypeProps {
  params: Promise<{ type: string }>
}

export function generateStaticParams() {
  return serviceTypes.map((type) => ({ type }))
}

export async function generateMetadata({ params }: ProjectsOfTypeProps): Promise<Metadata> {
  const { type } = await params
  return isServiceSlug(type) ? projectListMetadata(1, type) : {}
}

export default async function ProjectsOfType({ params }: ProjectsOfTypeProps) {
  const { type } = await params
  if (!isServiceSlug(type)) notFound()
  return <ProjectList found={await listProjects(1, type)} type={type} />
}

import type { Metadata } from 'next'
import { ProjectList } from '@/components/site/projects/project-list'
import { projectListMetadata } from '@/lib/projects/list-metadata'
import { listProjects } from '@/lib/projects/queries'

export const metadata: Metadata = projectListMetadata(1)

export default async function ProjectsPage() {
  return <ProjectList found={await listProjects(1)} />
}

import type { ReactNode } from 'react'
// In one script instead of three.
import '@/components/site/gallery/compared-sets'
import '@/components/site/gallery/lightbox'
import '@/components/site/projects/leave-to-projects'
import { LoadingOnNavigation } from '@/components/site/frame/loading-on-navigation'
import { ProjectSkeleton } from '@/components/site/projects/project-skeleton'

export default function ProjectLayout({ children }: { children: ReactNode }) {
  return <LoadingOnNavigation fallback={<ProjectSkeleton />}>{children}</LoadingOnNavigation>
}

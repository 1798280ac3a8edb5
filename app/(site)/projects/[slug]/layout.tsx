import type { ReactNode } from 'react'
import { LoadingOnNavigation } from '@/components/site/frame/loading-on-navigation'
import { ProjectSkeleton } from '@/components/site/projects/project-skeleton'

export default function ProjectLayout({ children }: { children: ReactNode }) {
  return <LoadingOnNavigation fallback={<ProjectSkeleton />}>{children}</LoadingOnNavigation>
}

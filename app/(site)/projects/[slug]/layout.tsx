import type { ReactNode } from 'react'
import { LoadingOnNavigation } from '@/components/site/loading-on-navigation'
import { ProjectSkeleton } from '@/components/site/project-skeleton'

export default function ProjectLayout({ children }: { children: ReactNode }) {
  return <LoadingOnNavigation fallback={<ProjectSkeleton />}>{children}</LoadingOnNavigation>
}

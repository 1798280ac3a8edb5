import type { ReactNode } from 'react'
import { LoadingOnNavigation } from '@/components/site/frame/loading-on-navigation'
import { ProjectListSkeleton } from '@/components/site/projects/project-list'

export default function ProjectListLayout({ children }: { children: ReactNode }) {
  return <LoadingOnNavigation fallback={<ProjectListSkeleton />}>{children}</LoadingOnNavigation>
}

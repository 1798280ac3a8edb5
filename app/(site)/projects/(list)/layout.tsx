import type { ReactNode } from 'react'
import { LoadingOnNavigation } from '@/components/site/loading-on-navigation'
import { ProjectListSkeleton } from '@/components/site/project-list-skeleton'

export default function ProjectListLayout({ children }: { children: ReactNode }) {
  return <LoadingOnNavigation fallback={<ProjectListSkeleton />}>{children}</LoadingOnNavigation>
}

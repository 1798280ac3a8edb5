import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { DraftBar } from '@/components/admin/own-projects/draft-bar'
import { officePage } from '@/components/admin/shell/page/office-page'
import { ProjectView } from '@/components/site/projects/project-view'
import { getSiteProfile } from '@/lib/profile/queries'
import { previewProject } from '@/lib/projects/owner-queries'
import { routes } from '@/lib/routes'

export const instant = false

export const metadata: Metadata = { title: 'Preview' }

interface PreviewProps {
  params: Promise<{ id: string }>
}

/** A draft as visitors will see it. */
export default function PreviewPage({ params }: PreviewProps) {
  return officePage({ title: 'Preview', failure: 'Failed to load project' }, async (owner) => {
    const [found, profile] = await Promise.all([
      previewProject((await params).id),
      getSiteProfile(),
    ])
    if (!found) notFound()
    const { project, isHidden } = found
    if (!isHidden) redirect(routes.project(project.slug))
    return (
      <>
        <DraftBar id={project.id} slug={project.slug} isOwn={project.ownerId === owner.id} />
        <ProjectView project={project} profile={profile} reviews={[]} />
      </>
    )
  })
}

import type { Metadata } from 'next'
import { ProjectForm } from '@/components/admin/project-editor/project-form'
import { LeaveWithToast } from '@/components/admin/shell/page/leave-with-toast'
import { officePage } from '@/components/admin/shell/page/office-page'
import { PageHeading } from '@/components/admin/shell/page/page-heading'
import { getUploadSettings } from '@/lib/media/queries'
import { findProjectToEdit } from '@/lib/projects/owner-queries'
import { routes } from '@/lib/routes'

export const instant = false
// Seconds: its actions take in photos and copy videos.
export const maxDuration = 60

export const metadata: Metadata = { title: 'Edit Project' }

interface EditProps {
  params: Promise<{ slug: string }>
}

export default function EditProjectPage({ params }: EditProps) {
  return officePage({ title: 'Edit Project', failure: 'Failed to load project' }, async (owner) => {
    const { slug } = await params
    const [project, settings] = await Promise.all([
      findProjectToEdit(decodeURIComponent(slug)),
      getUploadSettings(owner.id),
    ])
    if (!project) return <LeaveWithToast message="Failed to load project" to={routes.ownProjects} />
    if (project.user_id !== owner.id) {
      return (
        <LeaveWithToast
          message="You do not have permission to edit this project"
          to={routes.projects}
        />
      )
    }
    return (
      <>
        <PageHeading title="Edit Project">
          {project.title} in {project.location}
        </PageHeading>
        <ProjectForm project={project} {...settings} />
      </>
    )
  })
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LeaveWithToast } from '@/components/admin/leave-with-toast'
import { NoAccess } from '@/components/admin/no-access'
import { PageHeading } from '@/components/admin/page-heading'
import { ProjectForm } from '@/components/admin/projects/project-form'
import { getOwner } from '@/lib/auth/queries'
import { getUploadSettings } from '@/lib/media/queries'
import { findProjectToEdit } from '@/lib/projects/owner-queries'
import { routes } from '@/lib/routes'

export const instant = false
// Seconds: its actions take in photos and copy videos.
export const maxDuration = 60

export const metadata: Metadata = { title: 'Edit Project' }

export default async function EditProjectPage({ params }: { params: Promise<{ slug: string }> }) {
  const owner = await getOwner()
  if (!owner) return <NoAccess />
  const { slug } = await params
  const [project, settings] = await Promise.all([
    findProjectToEdit(decodeURIComponent(slug)),
    getUploadSettings(owner.id),
  ])
  if (!project) notFound()
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
}

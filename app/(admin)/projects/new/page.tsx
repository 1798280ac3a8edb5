import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/no-access'
import { PageHeading } from '@/components/admin/page-heading'
import { ProjectForm } from '@/components/admin/projects/project-form'
import { getOwner } from '@/lib/auth/queries'
import { getUploadSettings } from '@/lib/media/queries'

export const instant = false
// Seconds: its actions take in photos and copy videos.
export const maxDuration = 60

export const metadata: Metadata = { title: 'New Project' }

export default async function NewProjectPage() {
  const owner = await getOwner()
  if (!owner) return <NoAccess />
  const settings = await getUploadSettings(owner.id)
  return (
    <>
      <PageHeading title="New Project" />
      <ProjectForm {...settings} />
    </>
  )
}

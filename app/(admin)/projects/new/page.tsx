import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/no-access'
import { PageHeading } from '@/components/admin/page-heading'
import { ProjectForm } from '@/components/admin/project-form'
import { getOwner } from '@/lib/auth/queries'
import { rawLimitOf } from '@/lib/media/settings'
import { getOwnProfile } from '@/lib/profile/own-profile'

export const instant = false

export const metadata: Metadata = { title: 'New Project' }

export default async function NewProjectPage() {
  const owner = await getOwner()
  if (!owner) return <NoAccess />
  const profile = await getOwnProfile(owner.id)
  return (
    <>
      <PageHeading title="New Project" />
      <ProjectForm rawLimitMB={rawLimitOf(profile?.image_compression_settings ?? null)} />
    </>
  )
}

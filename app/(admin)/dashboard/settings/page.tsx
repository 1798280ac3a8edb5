import type { Metadata } from 'next'
import { NameForm } from '@/components/admin/name-form'
import { NoAccess } from '@/components/admin/no-access'
import { PageHeading } from '@/components/admin/page-heading'
import { getOwner } from '@/lib/auth/queries'
import { getOwnProfile } from '@/lib/profile/own-profile'

export const instant = false

export const metadata: Metadata = { title: 'Account Settings' }

export default async function SettingsPage() {
  const owner = await getOwner()
  if (!owner) return <NoAccess />
  const profile = await getOwnProfile(owner.id)
  return (
    <>
      <PageHeading title="Account Settings">{owner.email}</PageHeading>
      <div className="max-w-2xl">
        <NameForm fullName={profile?.full_name ?? ''} companyName={profile?.company_name ?? ''} />
      </div>
    </>
  )
}

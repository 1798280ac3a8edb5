import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/no-access'
import { PageHeading } from '@/components/admin/page-heading'
import { ProjectForm } from '@/components/admin/project-form'
import { getOwner } from '@/lib/auth/queries'

export const instant = false

export const metadata: Metadata = { title: 'New Project' }

export default async function NewProjectPage() {
  if (!(await getOwner())) return <NoAccess />
  return (
    <>
      <PageHeading title="New Project" />
      <ProjectForm />
    </>
  )
}

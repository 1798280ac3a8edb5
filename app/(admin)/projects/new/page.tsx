import type { Metadata } from 'next'
import { ProjectForm } from '@/components/admin/project-editor/project-form'
import { officePage } from '@/components/admin/shell/page/office-page'
import { PageHeading } from '@/components/admin/shell/page/page-heading'
import { getUploadSettings } from '@/lib/media/queries'

export const instant = false
// Seconds: its actions take in photos and copy videos.
export const maxDuration = 60

export const metadata: Metadata = { title: 'New Project' }

export default function NewProjectPage() {
  return officePage(
    { title: 'New Project', failure: 'Failed to load the project form' },
    async (owner) => {
      const settings = await getUploadSettings(owner.id)
      return (
        <>
          <PageHeading title="New Project" />
          <ProjectForm {...settings} />
        </>
      )
    },
  )
}

'use client'

import { useState, useTransition } from 'react'
import { UndoneNotice } from '@/components/admin/shell/undone-notice'
import { leaveTo } from '@/components/forms/leave'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button, ButtonLink } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import { deleteProject } from '@/lib/projects/actions'
import { routes } from '@/lib/routes'
import type { OwnedProject } from './owner-project-tools'

export default function OwnerProjectControls({ projectId, slug }: OwnedProject) {
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()

  const remove = () =>
    startTransition(async () => {
      const failure = 'Failed to delete project'
      const { data, message = failure } = await runOwnerAction(
        deleteProject,
        { id: projectId },
        failure,
      )
      // Pending until then, so that this page never shows itself without its project.
      if (data) await leaveTo(data.to)
      setAsking(false)
      toast({ kind: 'error', message })
    })

  return (
    <div className="flex flex-wrap gap-3">
      {/* Also of Delete Set: whoever sees that sees this. */}
      <UndoneNotice />
      <ButtonLink variant="secondary" href={routes.projectEdit(slug)} prefetch={false}>
        Edit Project
      </ButtonLink>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete Project
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete Project"
          message="Are you sure you want to delete this project with all its pictures and videos? This action cannot be undone."
          confirmText="Delete"
          destructive
          pending={pending}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}

'use client'

import { useTransition } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button, ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import { publishProject } from '@/lib/projects/actions'
import { routes } from '@/lib/routes'

const FAILURE = 'Failed to publish project'

interface DraftBarProps {
  id: string
  slug: string
  /** A colleague's draft can be seen, not changed. */
  isOwn: boolean
}

/** Over the preview of a draft: what it is, and the ways on. */
export function DraftBar({ id, slug, isOwn }: DraftBarProps) {
  const [isPending, startTransition] = useTransition()
  const publish = () =>
    startTransition(async () => {
      const { data, message = FAILURE } = await runOwnerAction(publishProject, { id }, FAILURE)
      if (data) await leaveTo(data.to)
      else toast({ id: 'project', kind: 'error', message })
    })
  return (
    <section aria-label="Draft" className="border-bar border-b bg-blue-tint">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <p className="grow">
          <strong>Draft: only you see this.</strong>{' '}
          <Link
            href={routes.ownProjects}
            prefetch={false}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brick"
          >
            Back to projects
          </Link>
        </p>
        {isOwn && (
          <div className="flex gap-3">
            <ButtonLink variant="secondary" href={routes.projectEdit(slug)} prefetch={false}>
              Edit
            </ButtonLink>
            <Button
              aria-disabled={isPending || undefined}
              onClick={isPending ? undefined : publish}
            >
              {isPending ? 'Publishing…' : 'Publish'}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

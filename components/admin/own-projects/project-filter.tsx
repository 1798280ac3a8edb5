'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useTransition } from 'react'
import {
  FilterFields,
  filterFormClass,
  resultsClass,
} from '@/components/admin/shell/page/filter-fields'
import { useLeaving } from '@/components/ui/link'
import { rawStatus } from '@/lib/projects/format'
import {
  everyProject,
  isFiltered,
  type OwnProjectFilter,
  ownFilterFrom,
  ownProjectsHref,
  ownStatuses,
  type ProjectCounts,
} from '@/lib/projects/own-filter'
import { projectStatuses } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'

interface ProjectFilterProps {
  filter: OwnProjectFilter
  /** Projects that hold the words, per status. */
  counts: ProjectCounts
  /** What the filter finds. */
  children: ReactNode
}

/** Words and status as an address to go back to. Before hydration the form sends itself. */
export function ProjectFilter({ filter, counts, children }: ProjectFilterProps) {
  const { status, text } = filter
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  useLeaving(isPending)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    startTransition(() => router.push(ownProjectsHref(ownFilterFrom(fields))))
  }
  const all = ownStatuses.reduce((sum, each) => sum + counts[each], 0)

  return (
    <>
      <search aria-label="Projects" className="mb-4 block">
        <form action={routes.ownProjects} onSubmit={search} className={filterFormClass}>
          <FilterFields
            what="projects"
            placeholder="Title or location…"
            words={text}
            status={status}
            options={[
              { value: '', label: `All (${all})` },
              ...projectStatuses.map((value) => ({
                value,
                label: `${rawStatus(value)} (${counts[value]})`,
              })),
              { value: 'draft', label: `Drafts (${counts.draft})` },
            ]}
            showAll={isFiltered(filter) ? ownProjectsHref(everyProject) : null}
            isPending={isPending}
          />
        </form>
      </search>
      <div aria-busy={isPending} className={resultsClass}>
        {children}
      </div>
    </>
  )
}

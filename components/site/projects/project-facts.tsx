import type { ReactNode } from 'react'
import { fullDate } from '@/lib/projects/format'
import type { Project } from '@/lib/projects/schema'
import { StatusBadge } from './project-card'

type Facts = Pick<Project, 'location' | 'status' | 'startDate' | 'completionDate'>

export function ProjectFacts({ location, status, startDate, completionDate }: Facts) {
  return (
    // Cuts off a bar at the start of a line.
    <div className="overflow-hidden">
      <dl className="-ml-[calc(1.25rem+1px)] grid grid-cols-2 gap-y-4 sm:flex sm:flex-wrap">
        <Fact term="Location">{location}</Fact>
        <Fact term="Status">
          <StatusBadge status={status} />
        </Fact>
        <Fact term={status === 'pending' ? 'Planned start' : 'Start date'}>
          <time dateTime={startDate}>{fullDate(startDate)}</time>
        </Fact>
        {completionDate && (
          <Fact term={status === 'completed' ? 'Completion date' : 'Planned completion'}>
            <time dateTime={completionDate}>{fullDate(completionDate)}</time>
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-bar border-l px-5 last:pr-0 max-sm:odd:last:col-span-2">
      <dt className="text-base text-slate">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

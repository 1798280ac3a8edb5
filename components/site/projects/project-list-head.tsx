import { OwnerNewProject } from '@/components/site/owner/owner-islands'

interface ProjectListHeadProps {
  subject?: string
  page: number
  empty: boolean
}

/** Title of the list, and for the owner the way to a new project: an empty list shows that itself. */
export function ProjectListHead({ subject, page, empty }: ProjectListHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <h1 className="text-h1">
          Our Projects
          {subject && <span className="text-slate">: {subject}</span>}
          {page > 1 && <span className="text-slate">, page {page}</span>}
        </h1>
        <ProjectListIntro />
      </div>
      {!empty && <OwnerNewProject />}
    </div>
  )
}

export function ProjectListIntro() {
  return (
    <p className="mt-3 max-w-[52ch] text-slate">
      Homes and businesses across the North East: jobs booked in, under way and finished.
    </p>
  )
}

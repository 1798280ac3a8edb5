import { Link } from '@/components/ui/link'
import { getProjectBySlug } from '@/lib/projects/queries'
import type { ProjectSummary } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'
import { Comparison } from './comparison'

/** One finished job, before and after: the first of these projects that shows both. */
export async function HomeComparison({ projects }: { projects: readonly ProjectSummary[] }) {
  const shown = await firstWithBoth(projects)
  if (!shown) return null
  const { project, before, after } = shown
  return (
    <section aria-labelledby="comparison-title" className="border-bar border-t">
      <div className="wrap section-space">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="comparison-title" className="max-w-[13.2em] text-h2">
            The same house, before and after
          </h2>
          <Link
            href={routes.project(project.slug)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-brick"
          >
            {project.title}, {project.location}
          </Link>
        </div>
        <div className="pane p-2">
          <Comparison
            before={before}
            after={after}
            label={`${project.title} in ${project.location}`}
            className="aspect-4/3 sm:aspect-3/2 lg:aspect-[2]"
          />
        </div>
      </div>
    </section>
  )
}

async function firstWithBoth(projects: readonly ProjectSummary[]) {
  for (const { slug } of projects) {
    const project = await getProjectBySlug(slug)
    for (const { before, after } of project?.sets ?? []) {
      if (project && before && after) return { project, before, after }
    }
  }
  return null
}

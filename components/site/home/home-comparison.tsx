import { HeadingLink } from '@/components/site/blocks/section-heading'
import { Comparison } from '@/components/ui/comparison/comparison'
import { comparedPair, isFullSet } from '@/lib/projects/gallery'
import type { Project } from '@/lib/projects/schema'
import { routes } from '@/lib/routes'

/** A finished project with both pictures, if any. */
export function HomeComparison({ project }: { project: Project | null }) {
  const set = project?.sets.find(isFullSet)
  if (!project || !set) return null
  return (
    <section aria-labelledby="comparison-title" className="border-bar border-t">
      <div className="section-space">
        <div className="wrap mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="comparison-title" className="text-h2">
            The same house, before and after
          </h2>
          <HeadingLink href={routes.project(project.slug)}>
            {project.title}, {project.location}
          </HeadingLink>
        </div>
        <div className="wrap">
          <div className="pane p-2">
            <Comparison
              {...comparedPair(set)}
              label={`${project.title} in ${project.location}`}
              className="aspect-4/3 w-full sm:aspect-3/2 lg:aspect-[2] lg:max-h-[85dvh]"
            />
          </div>
        </div>
      </div>
    </section>
  )
}

import { ButtonLink } from '@/components/ui/button'
import { Comparison } from '@/components/ui/comparison/comparison'
import { excerptOf } from '@/lib/projects/format'
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
        <div className="wrap">
          <h2 id="comparison-title" className="mb-5 text-h2 lg:mb-8">
            The same view, before and after
          </h2>
          <div className="pane p-2">
            <Comparison
              {...comparedPair(set)}
              label={`${project.title} in ${project.location}`}
              className="aspect-4/3 w-full sm:aspect-16/9 lg:max-h-[70dvh]"
            />
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-14 gap-y-4 lg:mt-6 lg:flex-nowrap">
            <p className="max-w-text text-lg">
              <b className="mb-2 block font-display font-semibold text-h3">
                {project.title}, {project.location}
              </b>
              {excerptOf(project.description, 'lead')}
            </p>
            <ButtonLink
              href={routes.project(project.slug)}
              variant="secondary"
              className="shrink-0"
            >
              View Project
              <span className="sr-only">: {project.title}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

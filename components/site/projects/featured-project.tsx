import { ReviewFigure } from '@/components/site/proof/review'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { cardDates } from '@/lib/projects/format'
import type { ProjectSummary } from '@/lib/projects/schema'
import type { Review } from '@/lib/proof/rows'
import { QUOTE_HREF, routes } from '@/lib/routes'
import { ProjectPicture, StatusBadge } from './project-card'
import { WorkPicture } from './work-picture'

interface FeaturedProjectProps {
  project: ProjectSummary
  review: Review | undefined
  isFirst: boolean
  /** The picture stands at the right. */
  isTurned: boolean
}

/** A project across the page, whose title names the town. */
export function FeaturedProject({ project, review, isFirst, isTurned }: FeaturedProjectProps) {
  const { id, slug, title, status, opening } = project
  return (
    <article className="pane grid lg:grid-cols-2">
      <div className={classNames('p-2 sm:p-3', isTurned && 'lg:order-2')}>
        <ProjectPicture id={id}>
          <WorkPicture
            project={project}
            priority={isFirst}
            className={classNames(
              'aspect-square w-full sm:aspect-3/2',
              // As high as what the customer says beside it.
              review && 'lg:aspect-auto lg:h-full lg:min-h-120',
            )}
          />
        </ProjectPicture>
      </div>
      <div className={classNames('grid gap-8 px-5 pt-3 pb-5 lg:p-8', !review && 'content-center')}>
        <div>
          <div className="flex flex-wrap items-center gap-x-3">
            <StatusBadge status={status} />
            <p className="text-slate">{cardDates(project)}</p>
          </div>
          <h2 className="mt-3 text-h2 lg:text-3xl">{title}</h2>
          <p className="mt-3 line-clamp-8 text-lg">{opening}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={routes.project(slug)} variant="secondary">
              View Project
              <span className="sr-only">: {title}</span>
            </ButtonLink>
            <Link
              href={QUOTE_HREF}
              className="tap inline-flex items-center underline underline-offset-4 hover:text-brick"
            >
              Get Free Quote
            </Link>
          </div>
        </div>
        {review && (
          <div className="border-bar border-t pt-6">
            <ReviewFigure review={{ ...review, project: null }} />
          </div>
        )}
      </div>
    </article>
  )
}

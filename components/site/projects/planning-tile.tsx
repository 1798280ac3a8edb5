import { Arrow } from '@/components/site/blocks/arrow'
import { Drawing } from '@/components/site/blocks/drawing'
import { Link } from '@/components/ui/link'
import type { DrawingName } from '@/lib/content/drawings'
import { services } from '@/lib/content/services'
import { serviceTypes } from '@/lib/projects/schema'
import { routes, type ServiceSlug } from '@/lib/routes'

/** Of a kind of work where there is no photo. */
export const kindDrawings = {
  windows: 'bay',
  doors: 'composite',
  conservatories: 'victorian',
} as const satisfies Record<ServiceSlug, DrawingName>

const firstReason = (slug: ServiceSlug) => services[slug].startHere.split(',')[0]

interface PlanningTileProps {
  /** Of the heading: that of the cards. */
  level?: 2 | 3
  /** The kind whose page it stands on. */
  except?: ServiceSlug
}

/** Ends a list of projects whose last row has room. */
export function PlanningTile({ level = 2, except }: PlanningTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby="planning-title"
      className="@container pane h-full bg-chalk p-5 sm:p-6"
    >
      <div className="flex h-full flex-col gap-y-5">
        <div>
          <Heading id="planning-title" className="text-h3 lg:text-3xl">
            {except ? 'Planning something else?' : 'Planning one of your own?'}
          </Heading>
          <p className="mt-2 max-w-lead text-slate">
            Read what each kind is good for, when to think twice, and how we fit it.
          </p>
        </div>
        <ul className="grid grow border-bar border-t @lg:-mx-6 @lg:-mb-6 @lg:auto-cols-fr @lg:grid-flow-col">
          {serviceTypes
            .filter((slug) => slug !== except)
            .map((slug) => (
              <li
                key={slug}
                className="border-bar not-first:border-t @lg:not-first:border-t-0 @lg:not-first:border-l @lg:px-6"
              >
                <Link
                  href={routes.service(slug)}
                  className="group flex h-full items-center gap-4 py-3 @lg:flex-col @lg:py-6 @lg:items-start @lg:justify-center"
                >
                  <Drawing name={kindDrawings[slug]} className="w-20 @lg:w-full" />
                  <span>
                    <b className="font-semibold underline-offset-4 group-hover:underline">
                      {services[slug].name}
                    </b>
                    <Arrow className="ml-2 text-brick" />
                    <span className="mt-1 hidden min-h-24 text-base @lg:block @2xl:min-h-12">
                      Start here if {firstReason(slug)}.
                    </span>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}

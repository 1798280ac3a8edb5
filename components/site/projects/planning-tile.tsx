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

/** Ends a list of projects whose last row has room. */
export function PlanningTile() {
  return (
    <section
      aria-labelledby="planning-title"
      className="pane flex h-full flex-col justify-between gap-6 bg-chalk p-5"
    >
      <div>
        <h2 id="planning-title" className="text-h3">
          Planning one of your own?
        </h2>
        <p className="mt-2 max-w-[52ch] text-slate">
          What each kind is good for, when to think twice, and how we fit it.
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-3">
        {serviceTypes.map((slug) => (
          <li key={slug}>
            <Link href={routes.service(slug)} className="group grid h-full content-end gap-3">
              <Drawing name={kindDrawings[slug]} className="w-full max-w-36" />
              <span className="border-bar border-t pt-3 font-semibold text-base underline-offset-4 group-hover:underline">
                {services[slug].name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

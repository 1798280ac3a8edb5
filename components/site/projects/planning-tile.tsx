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
      className="pane flex h-full flex-col gap-6 bg-chalk p-5"
    >
      <div>
        <h2 id="planning-title" className="text-h3">
          Planning one of your own?
        </h2>
        <p className="mt-2 max-w-[52ch] text-slate">
          What each kind is good for, when to think twice, and how we fit it.
        </p>
      </div>
      <ul className="grid grow grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] content-end gap-x-5">
        {serviceTypes.map((slug) => (
          <li key={slug} className="border-bar border-t">
            <Link
              href={routes.service(slug)}
              className="flex h-full items-center gap-4 py-3 font-semibold underline-offset-4 hover:underline"
            >
              <Drawing name={kindDrawings[slug]} className="w-24" />
              {services[slug].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

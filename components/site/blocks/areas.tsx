import { Link } from '@/components/ui/link'
import { areasFromNorth } from '@/lib/content/map'
import { listAddress } from '@/lib/projects/addresses'
import { listTowns } from '@/lib/projects/in-towns'
import type { Town } from '@/lib/projects/towns'
import { AreasMap } from './areas-map'
import { Arrow } from './arrow'
import { townNames } from './town-names'

/** Towns, each leading to the projects in it, and a map of them. */
export async function Areas() {
  const towns = await listTowns()
  const hrefOf = (town: Town) => (towns.includes(town) ? listAddress(1, { town }) : undefined)
  const shown = towns.length > 0 ? towns : areasFromNorth
  const others = areasFromNorth.filter((town) => !shown.includes(town))
  return (
    <section aria-labelledby="areas-title" className="border-bar border-t bg-glass">
      <div className="wrap section-space grid gap-x-14 gap-y-8 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_26rem]">
        <div>
          <div className="mb-5 lg:mb-8">
            <h2 id="areas-title" className="text-h2">
              We work across the <span className="whitespace-nowrap">North East</span>
            </h2>
            {towns.length > 0 && (
              <p className="mt-3 max-w-note text-lg">Choose a town to see our work near you.</p>
            )}
          </div>
          <ul className="grid grid-cols-2 gap-x-6 font-semibold text-lg lg:text-xl">
            {shown.map((town) => (
              <li key={town} className="border-river border-b">
                <TownName href={hrefOf(town)}>{town}</TownName>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <p className="mt-4 text-lg">We also work in {townNames(others)}.</p>
          )}
        </div>
        <div className="pane self-start p-2">
          <AreasMap hrefOf={hrefOf} />
          {towns.length > 0 && towns.length < areasFromNorth.length && <Legend />}
        </div>
      </div>
    </section>
  )
}

function TownName({ href, children }: { href: string | undefined; children: string }) {
  if (!href) {
    return <span className="inline-flex min-h-11 items-center font-normal">{children}</span>
  }
  return (
    <Link
      href={href}
      className="tap flex items-center justify-between gap-3 whitespace-nowrap underline-offset-4 hover:text-brick hover:underline md:min-h-14 lg:min-h-16"
    >
      {children}
      <Arrow className="min-w-0 text-brick" />
    </Link>
  )
}

/** Of the map's dots. Hidden from screen readers like the map: a link says the same. */
function Legend() {
  const dot = 'mr-2 inline-block size-2.5 rounded-full border'
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-6 px-2 pt-2 text-base">
      <span>
        <span className={`${dot} border-brick bg-brick`} />
        Projects to see
      </span>
      <span>
        <span className={`${dot} border-slate`} />
        We work here too
      </span>
    </p>
  )
}

import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { areasFromNorth } from '@/lib/content/map'
import type { ServiceContent } from '@/lib/content/service-content'
import { listAddress } from '@/lib/projects/addresses'
import { listTowns } from '@/lib/projects/in-towns'
import type { Town } from '@/lib/projects/towns'
import { AreasMap } from './areas-map'
import { Arrow } from './arrow'

interface AreasProps {
  /** On the page of a kind of work: the towns alone, leading to that kind. */
  service?: Pick<ServiceContent, 'slug' | 'name' | 'verb'>
}

/** Towns, each leading to the projects in it, and a map of them. */
export async function Areas({ service }: AreasProps) {
  const type = service?.slug
  const isShort = service !== undefined
  // What can be seen of a kind of work is finished.
  const towns = await listTowns(type, isShort)
  const hrefOf = (town: Town) => (towns.includes(town) ? listAddress(1, { town, type }) : undefined)
  const shown = towns.length > 0 ? towns : areasFromNorth
  const others = areasFromNorth.filter((town) => !shown.includes(town))
  return (
    <section aria-labelledby="areas-title" className="border-bar border-t bg-glass">
      <div
        className={classNames(
          'wrap grid gap-x-14 gap-y-8',
          isShort
            ? 'py-6 lg:grid-cols-2 lg:items-center lg:py-10'
            : 'section-space md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_26rem]',
        )}
      >
        <div className={isShort ? 'contents' : undefined}>
          <div className={isShort ? 'max-lg:-mb-5' : 'mb-5 lg:mb-8'}>
            <h2 id="areas-title" className="text-h2">
              {service ? `We ${service.verb.now} ${service.name.toLowerCase()}` : 'We work'} across
              the <span className="whitespace-nowrap">North East</span>
            </h2>
            {towns.length > 0 && !service && (
              <p className="mt-3 max-w-note text-lg">Choose a town to see our work near you.</p>
            )}
          </div>
          <div>
            <div className={isShort ? 'flex flex-wrap items-center gap-x-3' : undefined}>
              {service && towns.length > 0 && (
                <p className="text-lg">See our {service.name.toLowerCase()} in</p>
              )}
              <ul
                className={classNames(
                  'font-semibold lg:text-xl',
                  isShort
                    ? 'flex flex-wrap gap-x-3 max-lg:contents lg:gap-x-6'
                    : 'grid grid-cols-2 gap-x-6 text-lg',
                )}
              >
                {shown.map((town) => (
                  <li key={town} className={isShort ? '-my-1' : 'border-river border-b'}>
                    <TownName href={hrefOf(town)} isUnderlined={isShort}>
                      {town}
                    </TownName>
                  </li>
                ))}
              </ul>
            </div>
            {others.length > 0 && (
              <p className={classNames('text-lg', !isShort && 'mt-4')}>
                We also work in{' '}
                {new Intl.ListFormat('en-GB').format(
                  others.map((town) => town.replace(' ', '\u00a0')),
                )}
                .
              </p>
            )}
          </div>
        </div>
        {!isShort && (
          <div className="pane self-start p-2">
            <AreasMap hrefOf={hrefOf} />
            {towns.length > 0 && towns.length < areasFromNorth.length && <Legend />}
          </div>
        )}
      </div>
    </section>
  )
}

interface TownNameProps {
  href: string | undefined
  /** In a line of names; a row ends in an arrow instead. */
  isUnderlined: boolean
  children: string
}

function TownName({ href, isUnderlined, children }: TownNameProps) {
  if (!href) {
    return <span className="inline-flex min-h-11 items-center font-normal">{children}</span>
  }
  return (
    <Link
      href={href}
      className={classNames(
        'tap flex items-center underline-offset-4 hover:text-brick',
        isUnderlined
          ? 'underline'
          : 'justify-between gap-3 whitespace-nowrap hover:underline md:min-h-14 lg:min-h-16',
      )}
    >
      {children}
      {!isUnderlined && <Arrow className="min-w-0 text-brick" />}
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

import { Link } from '@/components/ui/link'
import { areasFromNorth } from '@/lib/content/map'
import type { ServiceContent } from '@/lib/content/service-content'
import { listAddress } from '@/lib/projects/addresses'
import { listTowns } from '@/lib/projects/in-towns'
import type { Town } from '@/lib/projects/towns'
import { townList, townNames } from './town-names'

interface TownsInWordsProps {
  service: Pick<ServiceContent, 'slug' | 'name' | 'verb'>
}

/** The towns as a sentence, each leading to the finished work of one kind in it. */
export async function TownsInWords({ service }: TownsInWordsProps) {
  const type = service.slug
  const kind = service.name.toLowerCase()
  // What can be seen of a kind of work is finished.
  const towns = await listTowns(type, true)
  const others = areasFromNorth.filter((town) => !towns.includes(town))
  return (
    <section aria-labelledby="areas-title" className="border-bar border-t bg-glass">
      <div className="wrap grid gap-x-14 gap-y-3 py-8 lg:grid-cols-2 lg:items-center lg:py-10">
        <h2 id="areas-title" className="text-h2">
          We {service.verb.now} {kind} across the{' '}
          <span className="whitespace-nowrap">North East</span>
        </h2>
        <p className="text-lg">
          {towns.length > 0 && (
            <>
              See our {kind} in{' '}
              {townList.formatToParts(towns).map(({ type: part, value }) =>
                part === 'literal' ? (
                  value
                ) : (
                  <Link
                    key={value}
                    href={listAddress(1, { town: value as Town, type })}
                    className="whitespace-nowrap font-semibold underline underline-offset-4 hover:text-brick"
                  >
                    {value}
                  </Link>
                ),
              )}
              .{' '}
            </>
          )}
          {others.length > 0 &&
            `We ${towns.length > 0 ? 'also ' : ''}work in ${townNames(others)}.`}
        </p>
      </div>
    </section>
  )
}

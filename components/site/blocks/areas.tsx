import { areas } from '@/lib/content/site'
import { townAddress } from '@/lib/projects/addresses'
import { listTowns } from '@/lib/projects/queries'
import { BarredList } from './barred-list'

/**
 * Towns, each leading to the projects in it.
 * @param lead what we do there: 'We fit doors'
 */
export async function Areas({ lead = 'We work' }: { lead?: string }) {
  const towns = await listTowns()
  const addresses = new Map<string, string>(towns.map((town) => [town, townAddress(town)]))
  return (
    <section aria-labelledby="areas-title" className="border-bar border-t bg-glass">
      <div className="wrap section-space">
        <h2 id="areas-title" className="mb-4 font-sans font-semibold text-lg tracking-normal">
          {lead} across the North East
        </h2>
        <BarredList
          items={areas}
          hrefOf={(area) => addresses.get(area)}
          className="font-display font-semibold text-h3 tracking-tight sm:text-h2"
          itemClassName="whitespace-nowrap"
        />
      </div>
    </section>
  )
}

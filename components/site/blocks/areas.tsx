import { areas } from '@/lib/content/site'
import { BarredList } from './barred-list'

/** @param lead what we do there: 'We fit doors' */
export function Areas({ lead = 'We work' }: { lead?: string }) {
  return (
    <section aria-labelledby="areas-title" className="border-bar border-t bg-glass">
      <div className="wrap section-space">
        <h2 id="areas-title" className="mb-4 font-sans font-semibold text-lg tracking-normal">
          {lead} across the North East
        </h2>
        <BarredList
          items={areas}
          className="font-display font-semibold text-h3 tracking-tight sm:text-h2"
          itemClassName="whitespace-nowrap"
        />
      </div>
    </section>
  )
}

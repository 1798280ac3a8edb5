import { areas } from '@/lib/content/site'

/** @param what the work done there, as the heading names it */
export function Areas({ what = 'We work' }: { what?: string }) {
  return (
    <section aria-labelledby="areas-title" className="border-bar border-t bg-glass">
      <div className="wrap section-space">
        <h2 id="areas-title" className="font-sans font-semibold text-lg tracking-normal">
          {what} across the North East
        </h2>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 font-display font-semibold text-h2 tracking-tight">
          {areas.map((area) => (
            <li
              key={area}
              className="flex items-center gap-x-5 not-last:after:h-[0.7em] not-last:after:border-anthracite/40 not-last:after:border-l"
            >
              {area}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import type { ServiceContent } from '@/lib/content/services'
import { Points } from './points'

export function Solutions({ service }: { service: ServiceContent }) {
  return (
    <section aria-label="Solutions" className="border-bar border-t bg-white">
      <div className="wrap section-space grid gap-y-16">
        {service.groups.map(({ id, title, solutions }) => (
          <div key={id} id={id} className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
            <h2 className="max-w-[12ch] text-h2">{title}</h2>
            <Points points={solutions} columns={2} />
          </div>
        ))}
      </div>
    </section>
  )
}

export function Reasons({ service }: { service: ServiceContent }) {
  return (
    <section aria-labelledby="reasons-title" className="on-dark bg-anthracite text-white">
      <div className="wrap section-space">
        <h2 id="reasons-title" className="mb-8 text-h2">
          Three good reasons
        </h2>
        <Points points={service.reasons} columns={3} onDark />
      </div>
    </section>
  )
}

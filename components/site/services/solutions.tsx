import { Points } from '@/components/site/blocks/points'
import { Image } from '@/components/ui/image'
import type { ServiceContent } from '@/lib/content/service-content'
import { SolutionPanes } from './solution-panes'

type Group = ServiceContent['groups'][number]

export function Solutions({ service }: { service: ServiceContent }) {
  return (
    <section aria-label="Solutions" className="border-bar border-t bg-white">
      <div className="wrap section-space grid gap-y-20">
        {service.groups.map((group) => (
          <div key={group.id} id={group.id}>
            <GroupHead group={group} />
            <SolutionPanes solutions={group.solutions} />
          </div>
        ))}
      </div>
    </section>
  )
}

function GroupHead({ group: { title, text, picture } }: { group: Group }) {
  return (
    <div className="mb-8 grid items-center gap-x-14 gap-y-6 lg:mb-12 lg:grid-cols-2">
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 max-w-[52ch] text-lg">{text}</p>
      </div>
      {picture && (
        <div className="pane p-2">
          <Image
            src={picture.src}
            alt={picture.alt}
            quality={60}
            placeholder="blur"
            sizes="(max-width: 1023px) 100vw, 580px"
            className="aspect-[2] w-full rounded-frame object-cover"
          />
        </div>
      )}
    </div>
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

import Image from 'next/image'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { ServiceContent } from '@/lib/content/service-content'
import { serviceList } from '@/lib/content/services'
import { routes } from '@/lib/routes'
import { BarredList } from './barred-list'

/** The three services, each a wide pane; picture and words change sides. */
export function ServiceBlocks() {
  return (
    <div className="border-bar border-t">
      {serviceList.map((service, index) => (
        <ServiceBlock key={service.slug} service={service} isTurned={index % 2 === 1} />
      ))}
    </div>
  )
}

function ServiceBlock({ service, isTurned }: { service: ServiceContent; isTurned: boolean }) {
  const { slug, name, intro, groups, picture } = service
  const titleId = `service-${slug}`
  return (
    <section aria-labelledby={titleId} className="border-bar border-b odd:bg-white">
      <div className="wrap grid items-center gap-x-14 gap-y-6 py-10 md:grid-cols-2 lg:py-16">
        <div className={classNames('pane p-2', isTurned && 'md:order-2')}>
          <Image
            src={picture.src}
            alt={picture.alt}
            quality={60}
            placeholder="blur"
            loading={slug === serviceList[0]?.slug ? 'eager' : 'lazy'}
            sizes="(max-width: 767px) 100vw, 580px"
            className="aspect-3/2 w-full rounded-frame object-cover"
          />
        </div>
        <div>
          <h2 id={titleId} className="text-h2">
            {name}
          </h2>
          <p className="mt-3 max-w-[52ch]">{intro}</p>
          <div className="mt-4 text-slate">
            <BarredList
              items={groups.flatMap(({ solutions }) => solutions.map((solution) => solution.title))}
            />
          </div>
          <ButtonLink href={routes.service(slug)} variant="secondary" className="mt-6">
            Learn More
            <span className="sr-only"> about {name.toLowerCase()}</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

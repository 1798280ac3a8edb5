import { BarredList } from '@/components/site/blocks/barred-list'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { type ServiceContent, serviceList } from '@/lib/content/services'
import type { Picture } from '@/lib/picture'
import { routes } from '@/lib/routes'

export function ServiceBlocks() {
  return (
    <div className="border-bar border-t">
      {serviceList.map((service, index) => (
        <ServiceBlock key={service.slug} service={service} index={index} />
      ))}
    </div>
  )
}

function ServiceBlock({ service, index }: { service: ServiceContent; index: number }) {
  const { slug, name, intro, startHere, groups } = service
  const titleId = `service-${slug}`
  return (
    <section aria-labelledby={titleId} className="border-bar border-b odd:bg-white">
      <div className="wrap grid items-start gap-x-14 gap-y-6 py-10 lg:grid-cols-2 lg:py-16">
        <Lights service={service} isFirst={index === 0} isTurned={index % 2 === 1} />
        <div>
          <h2 id={titleId} className="text-h2">
            {name}
          </h2>
          <p className="mt-3 max-w-lead text-lg">{intro}</p>
          <p className="mt-4 max-w-lead border-brick border-l-2 pl-4 text-lg">{startHere}</p>
          <div className="mt-6 border-bar border-t">
            {groups.map(({ id, title, solutions }) => (
              <div key={id} className="border-bar border-b py-4">
                <h3 className="text-h3">{title}</h3>
                <div className="mt-1 text-slate">
                  <BarredList items={solutions.map((solution) => solution.title)} />
                </div>
              </div>
            ))}
          </div>
          <ButtonLink href={routes.service(slug)} variant="secondary" className="mt-6">
            Learn More about {name.toLowerCase()}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

interface LightsProps {
  service: ServiceContent
  isFirst: boolean
  isTurned: boolean
}

/** One picture, or two side by side; a phone shows the first only. */
function Lights({ service: { picture, detail }, isFirst, isTurned }: LightsProps) {
  return (
    <div
      className={classNames(
        'pane grid gap-2 p-2',
        detail && 'sm:grid-cols-2',
        isTurned && 'lg:order-2',
      )}
    >
      <Light
        picture={picture}
        isFirst={isFirst}
        isPaired={Boolean(detail)}
        // As tall as the words beside it.
        className={detail && 'lg:aspect-2/3'}
      />
      {detail && <Light picture={detail} isPaired className="max-sm:hidden lg:aspect-2/3" />}
    </div>
  )
}

interface LightProps {
  picture: Picture
  className?: string
  isFirst?: boolean
  /** A tablet shows the other beside it. */
  isPaired: boolean
}

function Light({ picture, className, isFirst, isPaired }: LightProps) {
  return (
    <Image
      picture={picture}
      alt={picture.alt}
      priority={isFirst}
      sizes={`${isPaired ? '(min-width: 640px) and (max-width: 1023px) 46vw, ' : ''}(max-width: 1023px) 100vw, (max-width: 1663px) 46vw, 760px`}
      className={classNames(
        'w-full rounded-frame object-cover',
        isPaired ? 'aspect-3/2' : 'aspect-3/2 sm:max-lg:aspect-[2]',
        className,
      )}
    />
  )
}

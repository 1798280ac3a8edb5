import { Drawing } from '@/components/site/blocks/drawing'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { Link } from '@/components/ui/link'
import { type ServiceContent, serviceList } from '@/lib/content/services'
import { PHONE_SIZES, type Picture } from '@/lib/picture'
import { QUOTE_HREF, routes } from '@/lib/routes'

export function ServiceBlocks() {
  return (
    <div className="border-bar border-t">
      {serviceList.map((service, index) => (
        <ServiceBlock key={service.slug} service={service} isTurned={index % 2 === 1} />
      ))}
    </div>
  )
}

function ServiceBlock({ service, isTurned }: LightsProps) {
  const { slug, name, intro, startHere, groups } = service
  const titleId = `service-${slug}`
  const column = service.detail && (isTurned ? 'lg:col-start-1' : 'lg:col-start-2')
  return (
    <section aria-labelledby={titleId} className="border-bar border-b odd:bg-white">
      <div
        className={classNames(
          'wrap grid gap-x-14 gap-y-6 py-10 lg:grid-cols-2 lg:gap-y-0 lg:py-14',
          service.detail && 'lg:grid-rows-[1fr_auto_auto_1fr]',
        )}
      >
        <div
          className={
            service.detail
              ? classNames('lg:row-start-2', column)
              : 'grid gap-x-14 lg:col-span-2 lg:grid-cols-2'
          }
        >
          <div>
            <h2 id={titleId} className="text-h1 lg:text-5xl">
              {name}
            </h2>
            <p className="mt-3 max-w-lead text-lg">{intro}</p>
          </div>
          <p className="mt-5 self-start rounded-frame bg-glass px-4 py-3 lg:self-end">
            <b className="font-semibold">Start here if</b> {startHere}.
          </p>
        </div>
        {/* A single picture is as wide as the block, between words and kinds. */}
        <Lights service={service} isTurned={isTurned} />
        <div
          className={
            service.detail ? classNames('lg:row-start-3 lg:mt-6', column) : 'lg:col-span-2'
          }
        >
          {groups.map(({ id, title, solutions }) => (
            <div key={id} className="not-first:mt-5">
              <h3 className="text-h3">{title}</h3>
              <ul className="mt-3 grid gap-2 min-[22.5rem]:grid-cols-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
                {solutions.map(({ title: solution, drawing }) => (
                  <li key={drawing}>
                    <Link
                      href={`${routes.service(slug)}#${drawing}`}
                      className="pane flex h-full items-center gap-3 p-2 text-base leading-tight underline decoration-slate/60 underline-offset-4 hover:border-anthracite hover:decoration-current sm:flex-col sm:gap-2 sm:p-3 sm:text-center"
                    >
                      <Drawing name={drawing} className="w-16 shrink-0 max-[24rem]:w-12 sm:w-24" />
                      {solution}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className="mt-5 flex flex-wrap gap-x-6">
            <ButtonLink href={routes.service(slug)} variant="solid">
              Learn More about {name.toLowerCase()}
            </ButtonLink>
            <ButtonLink href={QUOTE_HREF} variant="text" className="px-0!">
              Get Free Quote
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

interface LightsProps {
  service: ServiceContent
  /** The picture stands at the right. */
  isTurned: boolean
}

/** One wide picture, or two beside the words: one above the other where the words are long. */
function Lights({ service: { picture, detail, groups }, isTurned }: LightsProps) {
  if (!detail) {
    return (
      <div className="pane p-2 lg:col-span-2 lg:my-8">
        <Light
          picture={picture}
          className="aspect-3/2 sm:aspect-[2] lg:aspect-[2.5]"
          sizes={WIDE}
        />
      </div>
    )
  }
  const isStacked = groups.length > 1
  return (
    <div
      className={classNames(
        'pane grid gap-2 p-2 lg:row-span-4 lg:row-start-1',
        isStacked
          ? 'sm:grid-cols-[3fr_2fr] lg:grid-cols-1 lg:grid-rows-[3fr_2fr]'
          : 'grid-cols-2 sm:grid-cols-[2fr_3fr]',
        isTurned ? 'lg:col-start-2' : 'lg:col-start-1',
      )}
    >
      <Light
        picture={picture}
        className={isStacked ? 'aspect-3/2 lg:aspect-auto' : 'min-h-64'}
        sizes={HALF}
      />
      <Light
        picture={detail}
        className={classNames(isStacked && 'max-sm:aspect-[2.4]')}
        sizes={HALF}
      />
    </div>
  )
}

const HALF = `(min-width: 1664px) 760px, (min-width: 640px) 46vw, ${PHONE_SIZES}`
const WIDE = `(min-width: 1664px) 1600px, (min-width: 640px) 92vw, ${PHONE_SIZES}`

interface LightProps {
  picture: Picture
  className: string
  sizes: string
}

function Light({ picture, className, sizes }: LightProps) {
  return (
    <div className={`relative overflow-hidden rounded-frame ${className}`}>
      <Image
        picture={picture}
        alt={picture.alt}
        fill
        sizes={sizes}
        className="object-cover object-[50%_70%]"
      />
    </div>
  )
}

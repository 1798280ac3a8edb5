import { Drawing } from '@/components/site/blocks/drawing'
import { HeadingLink } from '@/components/site/blocks/section-heading'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { Link } from '@/components/ui/link'
import { type ServiceContent, serviceList } from '@/lib/content/services'
import { PHONE_SIZES, type Picture } from '@/lib/picture'
import { listAddress } from '@/lib/projects/addresses'
import { routes, type ServiceSlug } from '@/lib/routes'

interface ServiceBlocksProps {
  /** Kinds of which finished work can be seen. */
  finished: readonly ServiceSlug[]
}

export function ServiceBlocks({ finished }: ServiceBlocksProps) {
  return (
    <div className="border-bar border-t">
      {serviceList.map((service, index) => (
        <ServiceBlock
          key={service.slug}
          service={service}
          isTurned={index % 2 === 1}
          isFinished={finished.includes(service.slug)}
        />
      ))}
    </div>
  )
}

interface ServiceBlockProps {
  service: ServiceContent
  /** The pictures stand at the right. */
  isTurned: boolean
  isFinished: boolean
}

function ServiceBlock({ service, isTurned, isFinished }: ServiceBlockProps) {
  const { slug, name, verb, intro, startHere, groups, picture, detail } = service
  const titleId = serviceBlockId(slug)
  const column = isTurned ? 'lg:col-start-1' : 'lg:col-start-2'
  return (
    <section aria-labelledby={titleId} className="border-bar border-b odd:bg-white">
      <div className="wrap grid gap-x-14 gap-y-6 py-10 lg:grid-cols-2 lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-y-0 lg:py-14">
        <div className={`lg:row-start-2 ${column}`}>
          <h2 id={titleId} className="text-h2">
            {name}
          </h2>
          <p className="mt-3 max-w-lead text-lg">{intro}</p>
        </div>
        <Lights pictures={detail ? [picture, detail] : [picture]} isTurned={isTurned} />
        <div className={`lg:row-start-3 lg:mt-6 ${column}`}>
          <p className="rounded-frame bg-glass px-4 py-3">
            <b className="font-semibold">Start here if</b> {startHere}.
          </p>
          {groups.map(({ id, title, solutions }) => (
            <div key={id} className="mt-5">
              <h3 className="text-h3">{title}</h3>
              <ul className="mt-3 grid gap-2 grid-cols-2 sm:grid-cols-4 lg:grid-cols-2">
                {solutions.map(({ title: solution, drawing }) => (
                  <li key={drawing}>
                    <Link
                      href={`${routes.service(slug)}#${drawing}`}
                      className="pane flex h-full flex-col items-center gap-3 px-2 pt-4 pb-3 text-center text-base leading-tight xl:flex-row xl:text-left underline underline-offset-4 hover:border-anthracite"
                    >
                      <Drawing name={drawing} className="w-28 shrink-0" />
                      <span>{solution}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className="mt-5 flex flex-wrap items-baseline gap-x-5 max-sm:flex-col">
            <ButtonLink href={routes.service(slug)} variant="solid">
              Learn More<span className="sr-only"> about {name.toLowerCase()}</span>
            </ButtonLink>
            {isFinished && (
              <HeadingLink href={listAddress(1, { type: slug })}>
                {name} we have {verb.done}
              </HeadingLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

interface LightsProps {
  pictures: Picture[]
  isTurned: boolean
}

/** One picture or two, above each other beside the words; the first alone on a phone. */
function Lights({ pictures, isTurned }: LightsProps) {
  return (
    <div
      className={classNames(
        'pane grid p-2 sm:gap-2 lg:row-span-4 lg:row-start-1',
        pictures.length > 1 && 'sm:grid-cols-2 lg:grid-cols-1 lg:grid-rows-2',
        isTurned ? 'lg:col-start-2' : 'lg:col-start-1',
      )}
    >
      {pictures.map((picture, index) => (
        <Image
          key={picture.src}
          picture={picture}
          alt={picture.alt}
          sizes={sizesOf(pictures.length)}
          className={classNames(
            'aspect-3/2 w-full rounded-frame object-cover object-[50%_70%] sm:h-96 lg:h-0 lg:min-h-full',
            index > 0 && 'max-sm:hidden',
          )}
        />
      ))}
    </div>
  )
}

/** Wider than a place that is high: of one beside the words, of two on a tablet. */
const sizesOf = (count: number) =>
  count > 1
    ? `(min-width: 1664px) 760px, (min-width: 1024px) 46vw, (min-width: 640px) 75vw, ${PHONE_SIZES}`
    : `(min-width: 1664px) 1000px, (min-width: 1024px) 60vw, (min-width: 640px) 92vw, ${PHONE_SIZES}`

export const serviceBlockId = (slug: ServiceSlug) => `service-${slug}`

import { Drawing } from '@/components/site/blocks/drawing'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { Link } from '@/components/ui/link'
import { type ServiceContent, serviceList } from '@/lib/content/services'
import { PHONE_SIZES, type Picture } from '@/lib/picture'
import { QUOTE_HREF, routes } from '@/lib/routes'

/** Of its heading. */
export const serviceBlockId = (slug: ServiceContent['slug']) => `service-${slug}`

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
  const titleId = serviceBlockId(slug)
  return (
    <section aria-labelledby={titleId} className="border-bar border-b odd:bg-white">
      <div className="wrap grid items-center gap-x-14 gap-y-6 py-10 lg:grid-cols-2 lg:py-14">
        <Lights service={service} isTurned={isTurned} />
        <div>
          <h2 id={titleId} className="text-h2">
            {name}
          </h2>
          <p className="mt-3 max-w-lead text-lg">{intro}</p>
          <p className="mt-5 max-w-lead rounded-frame bg-glass px-4 py-3 text-lg">{startHere}</p>
          <div className="mt-6 border-bar border-t">
            {groups.map(({ id, title, solutions }) => (
              <div key={id} className="border-bar border-b py-4">
                <h3 className="text-h3">{title}</h3>
                <ul className="mt-2 grid grid-cols-2 gap-x-4 xl:grid-cols-4">
                  {solutions.map(({ title: solution, drawing }) => (
                    <li key={drawing}>
                      <Link
                        href={`${routes.service(slug)}#${drawing}`}
                        className="group flex h-full min-h-14 items-center gap-3 py-1 text-base leading-tight underline decoration-1 underline-offset-4 hover:text-brick xl:flex-col xl:items-start xl:gap-2 xl:py-2"
                      >
                        <Drawing name={drawing} className="w-16 shrink-0 xl:w-24" />
                        {solution}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href={routes.service(slug)} variant="secondary">
              Learn More about {name.toLowerCase()}
            </ButtonLink>
            <Link
              href={QUOTE_HREF}
              className="tap inline-flex items-center font-semibold underline underline-offset-4 hover:text-brick max-sm:hidden"
            >
              Get Free Quote
            </Link>
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

/** One picture or two, as tall as the words beside them; a phone shows the first only. */
function Lights({ service: { picture, detail, groups }, isTurned }: LightsProps) {
  return (
    <div
      className={classNames(
        'pane grid gap-2 p-2 lg:self-stretch',
        detail && 'sm:grid-cols-2',
        // Beside long words two tall strips would show little.
        detail && (groups.length > 1 ? 'lg:grid-cols-1' : 'lg:grid-cols-[2fr_3fr]'),
        isTurned && 'lg:order-2',
      )}
    >
      <Light picture={picture} isPaired={Boolean(detail)} />
      {detail && <Light picture={detail} isPaired className="max-sm:hidden" />}
    </div>
  )
}

interface LightProps {
  picture: Picture
  className?: string
  /** A tablet shows the other beside it. */
  isPaired: boolean
}

function Light({ picture, className, isPaired }: LightProps) {
  return (
    <div
      className={classNames(
        'relative aspect-3/2 overflow-hidden rounded-frame lg:aspect-auto lg:min-h-64',
        !isPaired && 'sm:max-lg:aspect-[2]',
        className,
      )}
    >
      <Image
        picture={picture}
        alt={picture.alt}
        fill
        sizes={`(min-width: 1664px) 760px, (min-width: ${isPaired ? 640 : 1024}px) 46vw, ${PHONE_SIZES}`}
        className="object-cover"
      />
    </div>
  )
}

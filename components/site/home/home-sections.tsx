import { Arrow } from '@/components/site/blocks/arrow'
import { HeadingLink, SectionHeading } from '@/components/site/blocks/section-heading'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { Link } from '@/components/ui/link'
import { benefits, type ServicePane, servicePanes } from '@/lib/content/home'
import { pictures } from '@/lib/content/pictures'
import { PHONE_SIZES } from '@/lib/picture'
import { QUOTE_HREF, routes } from '@/lib/routes'

export function ServicesGrid() {
  return (
    <section aria-labelledby="services-title" className="border-bar border-t bg-white">
      <div className="wrap section-space">
        <SectionHeading id="services-title" title="What we fit">
          <HeadingLink href={routes.services}>All our services</HeadingLink>
        </SectionHeading>
        <ul className="grid grid-cols-2 gap-px border border-bar bg-bar lg:grid-cols-12">
          {servicePanes.map((pane, index) => (
            <Pane key={pane.title} pane={pane} isWide={index % 3 === 0} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Pane({ pane, isWide }: { pane: ServicePane; isWide: boolean }) {
  return (
    <li
      className={classNames(
        'group relative flex flex-col bg-white p-2',
        isWide ? 'lg:col-span-7' : 'lg:col-span-5',
      )}
    >
      <div className="overflow-hidden rounded-frame">
        <Image
          picture={pane.picture}
          alt={pane.picture.alt}
          sizes={`${isWide ? '(min-width: 1664px) 920px, (min-width: 1024px) 55vw' : '(min-width: 1664px) 660px, (min-width: 1024px) 40vw'}, (min-resolution: 2.5dppx) 31vw, 46vw`}
          className="aspect-square w-full object-cover sm:aspect-3/2 ease-glide transition-transform duration-200 motion-safe:group-hover:scale-103 lg:aspect-auto lg:h-[clamp(22rem,27vw,28rem)]"
        />
      </div>
      <div className="px-1 pt-3 pb-2 sm:px-4 sm:pt-5 sm:pb-4">
        <h3 className="text-base sm:text-h3">
          <Link
            href={pane.href}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {pane.title}
            <Arrow className="ml-1 size-4 text-brick max-[22rem]:hidden sm:ml-2 sm:size-5" />
          </Link>
        </h3>
        <p className="mt-1 text-pretty text-base text-slate leading-snug sm:mt-2">{pane.kinds}</p>
      </div>
    </li>
  )
}

export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="on-dark bg-anthracite text-white">
      <div className="relative aspect-3/2 sm:aspect-16/9 lg:aspect-auto lg:h-[clamp(26rem,44vw,53rem)]">
        <Image
          picture={pictures.houseAtDusk}
          alt={pictures.houseAtDusk.alt}
          fill
          sizes={`(min-width: 640px) 100vw, ${PHONE_SIZES}`}
          className="object-cover lg:object-[50%_5%]"
        />
      </div>
      <div className="wrap grid gap-y-6 py-10 md:gap-y-8 lg:grid-cols-[1fr_auto] lg:items-end lg:py-14">
        <h2 id="benefits-title" className="text-h2">
          Built for weather <span className="whitespace-nowrap">off the North Sea</span>
        </h2>
        <ul className="grid border-white/30 border-t sm:grid-cols-2 lg:col-span-2 lg:grid-cols-4 lg:border-t-0">
          {benefits.map(({ title, text }) => (
            <li
              key={title}
              className="border-white/30 border-b py-4 sm:pr-8 sm:max-lg:even:border-l sm:max-lg:even:pl-8 lg:border-b-0 lg:py-0 lg:not-first:border-l lg:not-first:pl-8"
            >
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-white/80 xl:text-lg">{text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink href={QUOTE_HREF} className="justify-self-start lg:col-start-2 lg:row-start-1">
          Get Free Quote
        </ButtonLink>
      </div>
    </section>
  )
}

import { Arrow } from '@/components/site/blocks/arrow'
import { BarredList } from '@/components/site/blocks/barred-list'
import { Points } from '@/components/site/blocks/points'
import { HeadingLink, SectionHeading } from '@/components/site/blocks/section-heading'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { Link } from '@/components/ui/link'
import { benefits, type ServicePane, servicePanes } from '@/lib/content/home'
import { pictures } from '@/lib/content/pictures'
import { claims } from '@/lib/content/site'
import { routes } from '@/lib/routes'

export function ClaimsLine() {
  return (
    <ul
      aria-label="Why choose us"
      className="wrap grid gap-y-3 py-7 font-display font-semibold text-base leading-snug md:grid-cols-[35.2fr_31.8fr_33fr] lg:py-10 lg:text-h3"
    >
      {claims.map((claim) => (
        <li key={claim} className="border-brick border-l-2 pl-3">
          {claim}
        </li>
      ))}
    </ul>
  )
}

export function ServicesGrid() {
  return (
    <section aria-labelledby="services-title" className="border-bar border-t bg-white">
      <div className="wrap section-space">
        <SectionHeading id="services-title" title="What we fit">
          <HeadingLink href={routes.services}>All our services</HeadingLink>
        </SectionHeading>
        <ul className="grid gap-px border border-bar bg-bar sm:grid-cols-2 lg:grid-cols-12">
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
          sizes={`(max-width: 639px) 100vw, (max-width: 1023px) 50vw, ${isWide ? '720px' : '600px'}`}
          className="aspect-3/2 w-full object-cover ease-glide transition-transform duration-200 motion-safe:group-hover:scale-103 lg:aspect-auto lg:h-88"
        />
      </div>
      <div className="px-3 pt-5 pb-4 sm:px-4">
        <h3 className="text-h3">
          <Link
            href={pane.href}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {pane.title}
            <Arrow className="ml-2 text-brick" />
          </Link>
        </h3>
        <div className="mt-2 text-slate">
          <BarredList items={pane.kinds} />
        </div>
      </div>
    </li>
  )
}

export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="on-dark bg-anthracite text-white">
      <div className="wrap section-space grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="benefits-title" className="max-w-[9.2em] text-h2">
            Built for weather off the North Sea
          </h2>
          <div className="mt-6 border-6 border-white lg:mt-8">
            <Image
              picture={pictures.houseAtDusk}
              alt={pictures.houseAtDusk.alt}
              sizes="(max-width: 1023px) 100vw, 570px"
              className="aspect-3/2 w-full object-cover object-[45%_50%]"
            />
          </div>
        </div>
        <Points points={benefits} columns={2} />
      </div>
    </section>
  )
}

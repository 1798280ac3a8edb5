import { BarredList } from '@/components/site/blocks/barred-list'
import { SectionHeading } from '@/components/site/blocks/section-heading'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image'
import { Link } from '@/components/ui/link'
import { type ServicePane, servicePanes } from '@/lib/content/home'

/** Four panes of one window, the glazing bars off centre. */
export function ServicesGrid() {
  return (
    <section aria-labelledby="services-title" className="border-bar border-t bg-white">
      <div className="wrap section-space">
        <SectionHeading id="services-title" title="What we fit" />
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
  const { src, alt } = pane.picture
  return (
    <li
      className={classNames(
        'group relative flex flex-col bg-white p-2',
        isWide ? 'lg:col-span-7' : 'lg:col-span-5',
      )}
    >
      <div className="overflow-hidden rounded-frame">
        <Image
          src={src}
          alt={alt}
          quality={60}
          placeholder="blur"
          sizes={`(max-width: 639px) 100vw, (max-width: 1023px) 50vw, ${isWide ? '720px' : '600px'}`}
          className="aspect-3/2 w-full object-cover transition-transform duration-250 ease-glide group-hover:scale-102 lg:aspect-auto lg:h-88"
        />
      </div>
      <div className="px-3 pt-5 pb-4 sm:px-4">
        <h3 className="text-h3">
          <Link
            href={pane.href}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {pane.title}
          </Link>
        </h3>
        <div className="mt-2 text-slate">
          <BarredList items={pane.kinds} />
        </div>
      </div>
    </li>
  )
}

import { ButtonLink } from '@/components/ui/button'
import { Image } from '@/components/ui/image'
import type { ServiceContent } from '@/lib/content/service-content'
import { phoneHref } from '@/lib/phone'

interface ServiceHeroProps {
  service: ServiceContent
  /** Where the quote form stands on the page. */
  quoteId: string
  phone: string | null | undefined
}

export function ServiceHero({ service, quoteId, phone }: ServiceHeroProps) {
  const { src, alt } = service.picture
  return (
    <section
      aria-labelledby="service-title"
      className="wrap grid items-center gap-x-14 gap-y-8 py-10 lg:grid-cols-[5fr_6fr] lg:py-16"
    >
      <div>
        <h1 id="service-title" className="max-w-[10.6em] text-h1">
          {service.title}
        </h1>
        <p className="mt-5 max-w-[48ch] text-lg">{service.intro}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={`#${quoteId}`}>Get Free Quote</ButtonLink>
          {phone && (
            <a
              href={phoneHref(phone)}
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {phone}
            </a>
          )}
        </div>
      </div>
      <div className="pane p-2">
        <Image
          src={src}
          alt={alt}
          quality={75}
          loading="eager"
          fetchPriority="high"
          placeholder="blur"
          sizes="(max-width: 1023px) 100vw, 640px"
          className="aspect-3/2 w-full rounded-frame object-cover"
        />
      </div>
    </section>
  )
}

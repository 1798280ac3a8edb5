import { Arrow } from '@/components/site/blocks/arrow'
import { HeroButtons } from '@/components/site/blocks/hero-buttons'
import { ButtonLink } from '@/components/ui/button'
import { Image } from '@/components/ui/image/image'
import { Link } from '@/components/ui/link'
import { hero, heroLights } from '@/lib/content/home'
import { pictures } from '@/lib/content/pictures'
import { PHONE_SIZES } from '@/lib/picture'
import { QUOTE_HREF, routes } from '@/lib/routes'

export function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <div className="wrap grid items-end gap-x-12 gap-y-6 py-8 lg:grid-cols-[7fr_5fr] xl:grid-cols-1 xl:gap-y-3 xl:pt-8 xl:pb-6">
        <h1
          id="hero-title"
          className="max-w-[11.2em] text-h1 xl:max-w-[18em] xl:text-[min(4.4vw,4rem)]"
        >
          {hero.title}
        </h1>
        <div className="xl:grid xl:grid-cols-[66.8fr_33.2fr] xl:items-center">
          <p className="max-w-lead text-lg">{hero.text}</p>
          <HeroButtons className="mt-5 xl:mt-0 xl:*:grow">
            <ButtonLink href={QUOTE_HREF}>Get Free Quote</ButtonLink>
            <ButtonLink href={routes.projects} variant="secondary">
              View Our Work
            </ButtonLink>
          </HeroButtons>
        </div>
      </div>
      <HeroWindow />
    </section>
  )
}

/** The rest of the first screen, on a wide one: one house, split by two glazing bars into window, door and conservatory. */
function HeroWindow() {
  return (
    <div className="sm:wrap">
      <div className="relative border-white border-y-6 outline-1 outline-bar sm:border-8 sm:-outline-offset-1">
        <Image
          picture={pictures.house}
          alt={pictures.house.alt}
          priority
          onPhone={pictures.houseOnPhone}
          sizes={`(width >= 104rem) 1600px, (width >= 40rem) 100vw, ${PHONE_SIZES}`}
          className="aspect-3/2 w-full object-cover sm:aspect-16/9 lg:aspect-auto lg:h-[clamp(18rem,100svh-23.25rem,45vw)] lg:object-[50%_70%] xl:object-[50%_35%] xl:[@media(min-height:56rem)]:object-[50%_5%]"
        />
        <ul className="absolute inset-0 grid grid-cols-[32.5fr_35.5fr_32fr] sm:grid-cols-[35.2fr_31.8fr_33fr]">
          {heroLights.map(({ label, href }) => (
            <li
              key={href}
              className="flex min-w-0 border-white not-first:border-l-4 sm:not-first:border-l-6"
            >
              <Link href={href} className="group flex grow items-end sm:items-start">
                <span className="bg-white font-semibold text-sm transition-colors duration-150 group-hover:bg-brick group-hover:text-white max-sm:grow max-sm:py-2.5 max-sm:text-center min-[30rem]:text-base sm:px-3 sm:py-2 sm:text-lg md:px-4">
                  {label}
                  {/* Small phones have no room for it. */}
                  <Arrow className="ml-0.5 size-3 text-brick group-hover:text-white max-[24rem]:hidden sm:ml-2 sm:size-4.5" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

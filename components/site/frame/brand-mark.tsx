import { Image } from '@/components/ui/image'
import { SHORT_NAME } from '@/lib/content/site'

interface BrandMarkProps {
  name: string | null | undefined
  logo: string | null | undefined
}

/** The logo, 80 px square; without one the short name as a small window. */
export function BrandMark({ name, logo }: BrandMarkProps) {
  if (logo) {
    return (
      <Image
        src={logo}
        alt={name ?? SHORT_NAME}
        width={80}
        height={80}
        loading="eager"
        className="size-20 max-w-none shrink-0 object-contain"
      />
    )
  }
  return (
    <>
      <span className="relative grid size-20 shrink-0 place-items-center bg-anthracite text-white">
        <span
          aria-hidden="true"
          className="absolute inset-1.5 border border-white/40 before:absolute before:inset-x-0 before:top-[26%] before:border-white/40 before:border-t after:absolute after:inset-y-0 after:left-1/2 after:h-[26%] after:border-white/40 after:border-l"
        />
        <span className="relative mt-3 font-display font-semibold text-2xl tracking-tight">
          {SHORT_NAME}
        </span>
      </span>
      {name && name !== SHORT_NAME && (
        <span className="hidden max-w-44 font-display font-semibold text-lg leading-tight tracking-tight sm:block lg:hidden xl:block">
          {name}
        </span>
      )}
    </>
  )
}

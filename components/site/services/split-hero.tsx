import type { ReactNode } from 'react'
import { Image } from '@/components/ui/image/image'
import { PHONE_SIZES, type Picture } from '@/lib/picture'

interface SplitHeroProps {
  title: string
  text: ReactNode
  picture: Picture
  children: ReactNode
}

/** Words, and a picture beside them up to the edge of the screen, or below them as wide as the screen. */
export function SplitHero({ title, text, picture, children }: SplitHeroProps) {
  return (
    <div className="relative">
      <div className="wrap grid items-center pt-8 pb-6 lg:min-h-[36vw] lg:grid-cols-[5fr_6fr]">
        <div>
          <h1 className="max-w-[10.6em] text-h1 lg:text-[clamp(2.75rem,4.2vw,4rem)]">{title}</h1>
          <p className="mt-4 mb-6 max-w-lead text-lg sm:text-balance">{text}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
        </div>
      </div>
      <div className="relative aspect-3/2 sm:aspect-16/9 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[54%]">
        <Image
          picture={picture}
          alt={picture.alt}
          fill
          priority
          sizes={`(min-width: 1024px) 54vw, ${PHONE_SIZES}`}
          className="object-cover"
        />
      </div>
    </div>
  )
}

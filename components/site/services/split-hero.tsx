import type { ReactNode } from 'react'
import { EdgePicture } from '@/components/site/blocks/edge-picture'
import { HeroButtons } from '@/components/site/blocks/hero-buttons'
import type { Picture } from '@/lib/picture'

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
      <div className="wrap grid items-center gap-x-14 pt-8 pb-6 lg:min-h-[36vw] lg:grid-cols-2">
        <div>
          <h1 className="max-w-[10.6em] text-h1 lg:text-[min(4.2vw,4rem)]">{title}</h1>
          <p className="mt-4 max-w-lead text-lg sm:text-balance">{text}</p>
          <HeroButtons className="mt-6">{children}</HeroButtons>
        </div>
      </div>
      <EdgePicture
        picture={picture}
        vw={58}
        priority
        className="aspect-3/2 sm:aspect-16/9 lg:w-1/2"
      />
    </div>
  )
}

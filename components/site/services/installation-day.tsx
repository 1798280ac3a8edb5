import type { ReactNode } from 'react'
import { PartFold } from '@/components/site/blocks/fold'
import { NumberedSteps } from '@/components/site/blocks/numbered-steps'
import { Image } from '@/components/ui/image/image'
import type { Installation } from '@/lib/content/service-content'
import { PHONE_SIZES } from '@/lib/picture'

interface InstallationDayProps {
  installation: Installation
  /** Below the steps. */
  children: ReactNode
}

export function InstallationDay({ installation, children }: InstallationDayProps) {
  const { text, picture, before, steps } = installation
  return (
    <section aria-labelledby="installation-title" className="on-dark bg-anthracite text-white">
      <div className="wrap section-space grid items-start gap-x-14 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto_auto]">
        <div>
          <h2 id="installation-title" className="text-h2">
            What happens when we come
          </h2>
          <p className="mt-3 max-w-lead text-lg">{text}</p>
        </div>
        <Image
          picture={picture}
          alt={picture.alt}
          sizes={`(min-width: 1664px) 760px, (min-width: 1024px) 46vw, ${PHONE_SIZES}`}
          className="my-5 aspect-[2] w-full self-stretch rounded-frame object-cover object-[50%_75%] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:my-0 lg:aspect-auto lg:h-0 lg:min-h-full"
        />
        <PartFold heading="Before we come" className="border-white/30 max-lg:border-t lg:mt-6">
          <ul className="list-disc pb-5 pl-5 marker:text-white">
            {before.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </PartFold>
        <PartFold
          heading="Step by step"
          className="border-white/30 max-lg:border-y lg:col-span-2 lg:mt-10"
        >
          <NumberedSteps steps={steps} level={4} isWide isOnDark />
        </PartFold>
        {children}
      </div>
    </section>
  )
}

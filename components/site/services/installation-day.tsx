import { PartFold } from '@/components/site/blocks/fold'
import { NumberedSteps } from '@/components/site/blocks/numbered-steps'
import { Image } from '@/components/ui/image/image'
import type { Installation } from '@/lib/content/service-content'
import { PHONE_SIZES } from '@/lib/picture'

export function InstallationDay({ installation }: { installation: Installation }) {
  const { text, picture, before, steps } = installation
  return (
    <section aria-labelledby="installation-title" className="on-dark bg-anthracite text-white">
      <div className="relative aspect-[2] lg:aspect-auto lg:h-[40vw]">
        <Image
          picture={picture}
          alt={picture.alt}
          fill
          sizes={`(min-width: 640px) 100vw, ${PHONE_SIZES}`}
          className="object-cover object-[50%_80%]"
        />
      </div>
      <div className="wrap grid items-start gap-x-14 gap-y-5 py-8 lg:grid-cols-2 lg:py-14">
        <div>
          <h2 id="installation-title" className="text-h2">
            What happens when we come
          </h2>
          <p className="mt-3 max-w-lead text-lg">{text}</p>
        </div>
        <PartFold
          heading="Before we come"
          // On a narrow screen, a row above the steps.
          className="border-white/30 max-lg:-mb-5 max-lg:border-t"
        >
          <ul className="list-disc pl-5 max-lg:pb-4 marker:text-white">
            {before.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </PartFold>
        <div className="lg:col-span-2">
          <h3 className="mb-3 text-h3 max-lg:sr-only">Step by step</h3>
          <NumberedSteps steps={steps} level={4} isWide isOnDark />
        </div>
      </div>
    </section>
  )
}

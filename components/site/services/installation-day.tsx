import { PartFold } from '@/components/site/blocks/fold'
import { NumberedSteps } from '@/components/site/blocks/numbered-steps'
import { Image } from '@/components/ui/image/image'
import type { Installation } from '@/lib/content/service-content'
import { PHONE_SIZES } from '@/lib/picture'

export function InstallationDay({ installation }: { installation: Installation }) {
  const { text, picture, before, steps } = installation
  return (
    <section aria-labelledby="installation-title">
      <div className="wrap section-space grid items-start gap-x-14 max-lg:[&>:last-child]:border-b lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto]">
        <div>
          <h2 id="installation-title" className="text-h2">
            What happens on installation day
          </h2>
          <p className="mt-3 max-w-lead text-lg">{text}</p>
        </div>
        <div className="pane my-5 self-stretch p-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:my-0">
          <Image
            picture={picture}
            alt={picture.alt}
            sizes={`(min-width: 1664px) 760px, (min-width: 1024px) 46vw, ${PHONE_SIZES}`}
            className="aspect-[2] w-full rounded-frame object-cover lg:aspect-3/2 lg:h-full"
          />
        </div>
        <PartFold heading="Before we come" className="border-bar max-lg:border-t lg:mt-6">
          <ul className="list-disc pb-5 pl-5 marker:text-brick">
            {before.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </PartFold>
        <PartFold
          heading="The day, step by step"
          className="border-bar max-lg:border-t lg:col-span-2 lg:mt-8"
        >
          <NumberedSteps steps={steps} level={4} isWide />
        </PartFold>
      </div>
    </section>
  )
}

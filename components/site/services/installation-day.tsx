import { NumberedSteps } from '@/components/site/blocks/numbered-steps'
import { Image } from '@/components/ui/image'
import type { Installation } from '@/lib/content/service-content'

export function InstallationDay({ installation }: { installation: Installation }) {
  const { text, picture, before, steps } = installation
  return (
    <section aria-labelledby="installation-title">
      <div className="wrap section-space">
        <div className="mb-8 grid items-end gap-x-14 gap-y-3 lg:mb-12 lg:grid-cols-2">
          <h2 id="installation-title" className="max-w-[11.9em] text-h2">
            What happens on installation day
          </h2>
          <p className="max-w-[52ch] text-lg">{text}</p>
        </div>
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
          <div className="pane p-2 lg:sticky lg:top-28">
            <Image
              src={picture.src}
              alt={picture.alt}
              quality={60}
              placeholder="blur"
              sizes="(max-width: 1023px) 100vw, 580px"
              className="aspect-3/2 w-full rounded-frame object-cover"
            />
            <Before items={before} />
          </div>
          <NumberedSteps steps={steps} />
        </div>
      </div>
    </section>
  )
}

function Before({ items }: { items: Installation['before'] }) {
  return (
    <div className="px-3 pt-5 pb-4 sm:px-4">
      <h3 className="text-h3">Before we come</h3>
      <ul className="mt-2 list-disc pl-5 marker:text-brick">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

import { Points } from '@/components/site/blocks/points'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { type DrawingName, drawings } from '@/lib/content/drawings'
import type { ServiceContent, Solution } from '@/lib/content/service-content'

type Group = ServiceContent['groups'][number]

export function Solutions({ service }: { service: ServiceContent }) {
  return (
    <section aria-label="Solutions" className="border-bar border-t bg-white">
      <div className="wrap section-space grid gap-y-20">
        {service.groups.map((group) => (
          <div key={group.id} id={group.id}>
            <GroupHead group={group} />
            <SolutionPanes solutions={group.solutions} />
          </div>
        ))}
      </div>
    </section>
  )
}

function GroupHead({ group: { title, text, picture } }: { group: Group }) {
  return (
    <div className="mb-8 grid items-center gap-x-14 gap-y-6 lg:mb-12 lg:grid-cols-2">
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 max-w-[52ch] text-lg">{text}</p>
      </div>
      {picture && (
        <div className="pane p-2">
          <Image
            src={picture.src}
            alt={picture.alt}
            sizes="(max-width: 1023px) 100vw, 580px"
            className="aspect-[2] w-full rounded-frame object-cover"
          />
        </div>
      )}
    </div>
  )
}

function SolutionPanes({ solutions }: { solutions: readonly Solution[] }) {
  return (
    <ul className="grid gap-px border border-bar bg-bar md:grid-cols-2">
      {solutions.map((solution) => (
        <li
          key={solution.title}
          className="flex flex-col bg-white md:row-span-2 md:grid md:grid-rows-subgrid md:gap-0"
        >
          <SolutionPane solution={solution} />
        </li>
      ))}
    </ul>
  )
}

function SolutionPane({
  solution: { title, text, goodFor, thinkTwice, drawing },
}: {
  solution: Solution
}) {
  return (
    <>
      <div className="grid content-start gap-x-5 gap-y-3 p-5 grid-cols-[auto_1fr] sm:p-6 lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:p-8">
        <Drawing name={drawing} className="w-24 lg:row-span-2 lg:w-36" />
        <h3 className="self-center text-h3 lg:self-end">{title}</h3>
        <p className="max-lg:col-span-2">{text}</p>
      </div>
      <dl className="grid content-start gap-y-4 border-bar border-t p-5 sm:p-6 lg:p-8 xl:grid-cols-2 xl:content-stretch xl:p-0">
        <Side label="Good for" text={goodFor} />
        <Side label="Think twice if" text={thinkTwice} className="border-bar xl:border-l" />
      </dl>
    </>
  )
}

interface SideProps {
  label: string
  text: string
  className?: string
}

function Side({ label, text, className }: SideProps) {
  return (
    <div className={classNames('xl:px-8 xl:py-5', className)}>
      <dt className="eyebrow">{label}</dt>
      <dd className="mt-1 text-base text-slate">{text}</dd>
    </div>
  )
}

/** Decorative: the words beside it say the same. */
function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  const { glass, lines, marks } = drawings[name]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 90"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      <path d={glass} className="fill-glass stroke-none" />
      <path d={lines} />
      <path d={marks} className="stroke-brick" />
    </svg>
  )
}

export function Reasons({ service }: { service: ServiceContent }) {
  return (
    <section aria-labelledby="reasons-title" className="on-dark bg-anthracite text-white">
      <div className="wrap section-space">
        <h2 id="reasons-title" className="mb-8 text-h2">
          Three good reasons
        </h2>
        <Points points={service.reasons} columns={3} />
      </div>
    </section>
  )
}

import { classNames } from '@/components/ui/class-names'
import { type DrawingName, drawings } from '@/lib/content/drawings'
import type { Solution } from '@/lib/content/service-content'

/** Four kinds as four windows: what each is in the upper light, for and against in the lower two. */
export function SolutionPanes({ solutions }: { solutions: readonly Solution[] }) {
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

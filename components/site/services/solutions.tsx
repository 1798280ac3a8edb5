import { Drawing } from '@/components/site/blocks/drawing'
import { EdgePicture } from '@/components/site/blocks/edge-picture'
import { Fold } from '@/components/site/blocks/fold'
import { Unbroken } from '@/components/site/blocks/unbroken'
import { classNames } from '@/components/ui/class-names'
import type { ServiceContent, Solution } from '@/lib/content/service-content'

type Group = ServiceContent['groups'][number]

export function Solutions({ service }: { service: ServiceContent }) {
  const areMany = service.groups.length > 1
  return (
    <section aria-label="Solutions" className="border-bar border-t bg-white">
      {service.groups.map((group, index) => (
        <div key={group.id} id={group.id}>
          <GroupHead group={group} isTurned={index % 2 === 1} areMany={areMany} />
          <div
            className={classNames(
              'wrap md:pt-8 lg:pt-12 lg:pb-14',
              areMany ? 'pt-4 sm:pt-5' : 'pt-5',
              index < service.groups.length - 1 ? 'pb-2 md:pb-6' : 'pb-6 md:pb-10',
            )}
          >
            <SolutionPanes solutions={group.solutions} />
          </div>
        </div>
      ))}
    </section>
  )
}

interface GroupHeadProps {
  group: Group
  /** The picture stands at the left. */
  isTurned: boolean
  areMany: boolean
}

function GroupHead({ group: { title, text, picture }, isTurned, areMany }: GroupHeadProps) {
  return (
    <div className="relative lg:bg-glass">
      <div className="wrap grid gap-x-14 pt-8 pb-5 lg:py-5 lg:min-h-[22vw] lg:grid-cols-2">
        <div className={classNames('self-center', isTurned && 'lg:col-start-2 lg:pl-7')}>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-3 max-w-lead text-lg">{text}</p>
        </div>
      </div>
      <EdgePicture
        picture={picture}
        isLeft={isTurned}
        // A page of two groups has room for lower ones on a phone.
        className={classNames('aspect-16/9 lg:w-1/2', areMany && 'max-sm:aspect-[2]')}
      />
    </div>
  )
}

function SolutionPanes({ solutions }: { solutions: readonly Solution[] }) {
  return (
    <ul className="grid gap-px border border-bar bg-bar md:grid-cols-2 xl:grid-cols-4">
      {solutions.map((solution) => (
        <li
          key={solution.title}
          id={solution.drawing}
          className="relative flex flex-col bg-white md:row-span-2 md:grid md:grid-rows-subgrid md:gap-0"
        >
          <SolutionPane solution={solution} />
        </li>
      ))}
    </ul>
  )
}

function SolutionPane({
  solution: { title, gist, text, goodFor, thinkTwice, drawing },
}: {
  solution: Solution
}) {
  return (
    <>
      <div className="grid grid-cols-[auto_1fr] content-start gap-x-5 gap-y-3 p-4 max-md:items-center max-md:py-2 max-md:pr-12 sm:p-6 lg:block lg:p-0 lg:pb-4">
        <div className="lg:bg-glass lg:py-6 lg:[&_.fill-glass]:fill-white">
          <Drawing name={drawing} className="w-18 md:w-24 lg:mx-auto lg:w-56 lg:stroke-2" />
        </div>
        <div className="self-center lg:px-5 lg:pt-5">
          <h3 className="text-h3 lg:text-xl">{title}</h3>
          <p className="text-slate text-sm leading-tight lg:mt-1 lg:text-base">{gist}</p>
        </div>
        <p className="max-lg:col-span-2 max-md:hidden lg:mt-2 lg:px-5">
          <Unbroken text={text} />
        </p>
      </div>
      <Fold
        isOpenWide
        // On a phone all of the pane opens it.
        className="border-bar px-4 sm:px-6 md:max-lg:border-t lg:px-5 max-md:[&>summary]:absolute max-md:[&>summary]:inset-x-4 max-md:[&>summary]:top-0 max-md:[&>summary]:h-17.5"
        title={
          <span className="font-semibold text-base max-md:sr-only">
            Is it right for you?<span className="sr-only"> {title}</span>
          </span>
        }
      >
        {/* Folded too on a phone, or eight of them would fill four screens. */}
        <p className="pb-4 md:hidden">
          <Unbroken text={text} />
        </p>
        <dl className="grid gap-x-8 gap-y-3 border-bar pt-1 pb-6 lg:grid-cols-2 lg:border-t lg:pt-4 xl:grid-cols-1">
          <Side label="Good for" colour="text-moss" text={goodFor} />
          <Side label="Think twice if" colour="text-amber" text={thinkTwice} />
        </dl>
      </Fold>
    </>
  )
}

interface SideProps {
  label: string
  colour: string
  text: string
}

function Side({ label, colour, text }: SideProps) {
  return (
    <div className="border-bar xl:first:min-h-[4lh] xl:last:border-t xl:last:pt-3">
      <dt className={`mr-2 inline font-semibold text-base lg:block ${colour}`}>{label}:</dt>
      <dd className="inline text-base">
        <Unbroken text={text} />
      </dd>
    </div>
  )
}

export function Reasons({ service }: { service: ServiceContent }) {
  return (
    <section aria-labelledby="reasons-title" className="on-dark bg-anthracite text-white">
      <div className="wrap py-5 lg:py-10">
        <h2 id="reasons-title" className="sr-only">
          Three good reasons
        </h2>
        <ul className="grid gap-x-14 gap-y-4 md:grid-cols-3">
          {service.reasons.map(({ title, text }) => (
            <li key={title} className="border-white/30 border-l pl-4">
              <h3 className="text-lg lg:text-xl">{title}</h3>
              <p className="mt-1 text-base text-white/80 lg:text-lg">
                <Unbroken text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { Fold } from '@/components/site/blocks/fold'
import { classNames } from '@/components/ui/class-names'
import type { Accreditation } from '@/lib/proof/rows'

/** As many as a phone has in sight, and the footer with their logos. */
export const FEW = 4

/** Trade bodies and schemes, across the page. */
export function Accreditations({ accreditations }: { accreditations: Accreditation[] }) {
  if (accreditations.length === 0) return null
  const others = accreditations.slice(FEW)
  const className = 'grid gap-x-4 sm:grid-cols-2 lg:grid-cols-[31.4fr_33.2fr] lg:gap-x-0 lg:*:pr-6'
  return (
    <section aria-labelledby="accreditations-title" className="border-bar border-t">
      <div className="wrap grid items-center gap-y-4 py-6 lg:py-8 lg:grid-cols-[35.4fr_64.6fr]">
        <div>
          <h2 id="accreditations-title" className="text-h3">
            Our accreditations
          </h2>
          <ExampleNote accreditations={accreditations} />
        </div>
        <div>
          <AccreditationList className={className} accreditations={accreditations.slice(0, FEW)} />
          {others.length > 0 && (
            <Fold
              isOpenWide
              className="mt-4"
              title={<span className="font-semibold">{others.length} more</span>}
            >
              <AccreditationList className={className} accreditations={others} />
            </Fold>
          )}
        </div>
      </div>
    </section>
  )
}

interface AccreditationListProps {
  accreditations: Accreditation[]
  /** Of the list. */
  className: string
  /** In the footer. */
  isDark?: boolean
}

/** Each with its logo, name and membership number. */
export function AccreditationList(props: AccreditationListProps) {
  const { accreditations, className, isDark } = props
  const quiet = isDark ? 'text-white/80' : 'text-slate'
  return (
    <ul className={classNames('gap-y-3 sm:gap-y-4', className)}>
      {accreditations.map(({ id, name, number, href, logo }) => (
        <li
          key={id}
          className={classNames(
            'max-w-full',
            // As high as its words.
            !isDark && !logo && 'self-start border-brick border-l-2 pl-3 sm:self-center',
          )}
        >
          <Linked href={href}>
            {logo && (
              // biome-ignore lint/performance/noImgElement: stored in the size shown
              <img
                src={logo}
                alt=""
                width={80}
                height={56}
                loading="lazy"
                className={classNames(
                  'h-14 w-20 shrink-0 object-contain p-2',
                  // On white, as logos are made for paper.
                  isDark ? 'rounded-frame bg-white' : 'pane',
                )}
              />
            )}
            <span className="min-w-0 leading-snug">
              <span className="font-semibold">{name}</span>{' '}
              {number && <span className={classNames('block text-base', quiet)}>No. {number}</span>}
            </span>
          </Linked>
        </li>
      ))}
    </ul>
  )
}

/** Names the made-up examples, if true ones stand among them. */
export function ExampleNote({ accreditations }: { accreditations: Accreditation[] }) {
  const examples = accreditations.filter(({ isExample }) => isExample)
  if (examples.length === 0) return null
  const which =
    examples.length === accreditations.length
      ? 'Examples'
      : examples.map(({ name }) => name).join(', ')
  return <p className="mt-1 text-base text-slate">{which}: made up for this demonstration</p>
}

interface LinkedProps {
  href: string | null
  children: ReactNode
}

function Linked({ href, children }: LinkedProps) {
  const shape = 'flex items-center gap-3'
  if (!href) return <div className={shape}>{children}</div>
  return (
    <a
      href={href}
      rel="noopener nofollow"
      className={`min-h-11 underline-offset-4 hover:underline ${shape}`}
    >
      {children}
    </a>
  )
}

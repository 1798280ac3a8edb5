import { Arrow } from '@/components/site/blocks/arrow'
import { Drawing } from '@/components/site/blocks/drawing'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { Link } from '@/components/ui/link'
import type { DrawingName } from '@/lib/content/drawings'
import { services } from '@/lib/content/services'
import { serviceTypes } from '@/lib/projects/schema'
import { routes, type ServiceSlug } from '@/lib/routes'

/** Of a kind of work where there is no photo. */
export const kindDrawings = {
  windows: 'casement',
  doors: 'composite',
  conservatories: 'victorian',
} as const satisfies Record<ServiceSlug, DrawingName>

/** Of the kinds within a type. */
export const drawingsOf = (type: ServiceSlug): DrawingName[] =>
  services[type].groups.flatMap(({ solutions }) => solutions.map(({ drawing }) => drawing))

interface Item {
  name: string
  note: string
  drawing: DrawingName
  href: string
}

interface PlanningTileProps {
  /** Of the heading: that of the cards. */
  level?: 2 | 3
  /** The kind of work to choose within, where the list shows only that. */
  within?: ServiceSlug | undefined
  /** The kind whose page it stands on. */
  except?: ServiceSlug
}

/** Ends a list of projects whose last row has room; on a phone, also one without. */
export function PlanningTile({ level = 2, within, except }: PlanningTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const items = within
    ? solutionsOf(within)
    : serviceTypes.filter((slug) => slug !== except).map(serviceItem)
  return (
    <section aria-labelledby="planning-title" className="@container pane h-full bg-chalk p-5">
      <div className="flex h-full flex-col gap-y-5">
        <div>
          <Heading id="planning-title" className="text-h3 lg:text-3xl">
            {titleOf({ within, except })}
          </Heading>
          <p className="mt-2 max-w-lead text-slate">
            Read what each kind is good for, when to think twice, and how we fit it.
          </p>
        </div>
        <ul className="flex grow flex-col border-bar border-t">
          {items.map(({ name, note, drawing, href }) => (
            <li key={href} className="grow border-bar not-first:border-t">
              <Link href={href} className="group flex h-full items-center gap-4 py-2 @xl:gap-8">
                <Drawing
                  name={drawing}
                  className={`w-16 shrink-0 @xl:w-28 ${within ? '' : 'md:w-24'}`}
                />
                <span>
                  <b className="font-semibold underline-offset-4 group-hover:underline">{name}</b>
                  <span className="hidden text-base @xl:block">{note}</span>
                </span>
                <Arrow className="ml-auto text-brick" />
              </Link>
            </li>
          ))}
        </ul>
        {/* With the kinds of one service it would be higher than the cards beside it. */}
        {!within && <QuoteLink className="self-start max-md:hidden">Get Free Quote</QuoteLink>}
      </div>
    </section>
  )
}

function titleOf({ within, except }: Pick<PlanningTileProps, 'within' | 'except'>): string {
  if (within) return 'Which would suit you?'
  return except ? 'Planning something else?' : 'Planning one of your own?'
}

function serviceItem(slug: ServiceSlug): Item {
  const { name, startHere } = services[slug]
  const [firstReason] = startHere.split(',')
  return {
    name,
    note: `Start here if ${firstReason}.`,
    drawing: kindDrawings[slug],
    href: routes.service(slug),
  }
}

/** The kinds for a home, and a way to the others. */
function solutionsOf(slug: ServiceSlug): Item[] {
  const [home, ...others] = services[slug].groups
  const kinds = home.solutions.map(({ title, gist, drawing }) => ({
    name: title,
    note: `${gist}.`,
    drawing,
    href: `${routes.service(slug)}#${drawing}`,
  }))
  const groups = others.map(({ id, title, solutions: [first, second] }) => ({
    name: title,
    note: `${first.title}, ${second.title.toLowerCase()} and more.`,
    drawing: second.drawing,
    href: `${routes.service(slug)}#${id}`,
  }))
  return [...kinds, ...groups]
}

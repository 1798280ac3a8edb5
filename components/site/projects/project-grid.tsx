import { Fragment, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { ProjectSummary } from '@/lib/projects/schema'
import type { ServiceSlug } from '@/lib/routes'
import { CARD_ROWS_CLASS, type CardWidth, ProjectCard } from './project-card'

interface ProjectGridProps {
  projects: ProjectSummary[]
  /** Pictures that the first screen may show, loaded at once. */
  eager?: number
  /** Some jobs are shown larger, one or two alone in halves; on a phone, other cards but the first are compact. */
  hasLeads?: boolean
  /** Of the cards' headings: 2 directly below the page's title, 3 within a section. */
  level?: 2 | 3
  /** Not where all are finished. */
  hasStatus?: boolean
  /** The kind of work that all of it shows. */
  type?: ServiceSlug | undefined
  /** Amid the cards of a long list on a phone, which has no other way on for many screens. */
  amid?: ReactNode
  /** Fills what the cards leave empty of the last row. */
  end?: ReactNode
  /** A phone, which has no row to fill, shows the end too. */
  isEndOnPhone?: boolean
}

const HALVES = 2
const HALVES_CLASS = 'grid pt-px pl-px md:grid-cols-2'
/** The skeleton uses the same grid. */
export const PROJECT_GRID_CLASS = `${HALVES_CLASS} lg:grid-cols-12`
export const THIRD_CLASS = 'lg:col-span-4'

const CELL_CLASS = '-mt-px -ml-px'

const SPAN: Record<CardWidth, string> = {
  third: THIRD_CLASS,
  tall: THIRD_CLASS,
  half: '',
  lead: 'lg:col-span-8',
}

/** A shorter one ends soon enough. */
const LONG_LIST = 8
/** Cards before what stands amid them. */
const BEFORE = 5

export function ProjectGrid({
  projects,
  eager = 0,
  hasLeads = false,
  level = 3,
  hasStatus = true,
  type,
  amid,
  end,
  isEndOnPhone = false,
}: ProjectGridProps) {
  const first = projects.filter(({ cover }) => cover).slice(0, eager)
  const isHalved = hasLeads && projects.length <= HALVES
  const widths = isHalved ? projects.map((): CardWidth => 'half') : widthsOf(projects, hasLeads)
  const leads = leadsOf(widths)
  return (
    <ul className={isHalved ? HALVES_CLASS : PROJECT_GRID_CLASS}>
      {projects.map((project, index) => (
        <Fragment key={project.id}>
          {index === BEFORE && projects.length >= LONG_LIST && amid && (
            <li className="py-4 md:hidden">{amid}</li>
          )}
          <li className={classNames(CELL_CLASS, CARD_ROWS_CLASS, SPAN[widths[index] ?? 'third'])}>
            <ProjectCard
              project={project}
              priority={first.includes(project)}
              width={widths[index] ?? 'third'}
              level={level}
              hasStatus={hasStatus}
              type={type}
              isCompact={hasLeads && !isHalved && index > 0 && widths[index] !== 'lead'}
            />
          </li>
        </Fragment>
      ))}
      {end && (
        <li
          className={classNames(
            CELL_CLASS,
            'row-span-3',
            !isEndOnPhone && 'max-md:hidden',
            isHalved ? restOfHalves(projects.length) : restOfRow(projects.length, leads),
          )}
        >
          {end}
        </li>
      )}
    </ul>
  )
}

/** Of a desktop. */
const COLUMNS = 3
/** Cards between two leads, at least; the last of all may be nearer. */
const BETWEEN = 3
/** Of a photo that may be cropped to a lead's shape, and is sharp in its size. */
const LANDSCAPE = 1.2
const SHARP_PX = 1_000

const isFit = ({ status, cover }: ProjectSummary) =>
  status === 'completed' &&
  cover !== null &&
  cover.width >= SHARP_PX &&
  cover.width >= cover.height * LANDSCAPE

/**
 * Leads stand apart, each with a card beside it. The last card may lead with the end beside it, where the
 * others fill their rows and that makes more leads.
 */
function widthsOf(projects: ProjectSummary[], hasLeads: boolean): CardWidth[] {
  const last = projects.length - 1
  if (!hasLeads) return projects.map(() => 'third')
  const lastProject = projects[last]
  const usual = layOut(projects, last - 1).widths
  const candidates = [last - BETWEEN, last].flatMap((until): CardWidth[][] => {
    const { widths, column } = layOut(projects.slice(0, -1), until)
    return column === 0 && lastProject && isFit(lastProject) ? [[...widths, 'lead']] : []
  })
  return candidates.find((widths) => leadsOf(widths) > leadsOf(usual)) ?? usual
}

const leadsOf = (widths: CardWidth[]) => widths.filter((width) => width === 'lead').length

/** @param until no lead stands later */
function layOut(projects: ProjectSummary[], until: number) {
  const widths = projects.map((): CardWidth => 'third')
  let column = 0
  let since = BETWEEN
  for (const [index, project] of projects.entries()) {
    const hasRoom = index <= until && since >= BETWEEN && column < COLUMNS - 1
    const isLead = hasRoom && isFit(project)
    if (isLead) {
      widths[index] = 'lead'
      const beside = column === 0 ? index + 1 : index - 1
      if (beside < widths.length) widths[beside] = 'tall'
      column++
    }
    since = isLead ? 0 : since + 1
    column = (column + 1) % COLUMNS
  }
  return { widths, column }
}

/** Two columns on a tablet, three on a desktop. */
function restOfRow(cards: number, leads: number): string {
  const filled = (cards + leads) % COLUMNS
  return classNames(
    cards % 2 === 0 && 'md:max-lg:hidden',
    ['lg:hidden', SPAN.lead, SPAN.third][filled],
  )
}

const restOfHalves = (cards: number) => (cards === HALVES ? 'md:hidden' : '')

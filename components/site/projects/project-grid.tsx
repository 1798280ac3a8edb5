import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { ProjectSummary } from '@/lib/projects/schema'
import { CARD_ROWS_CLASS, ProjectCard } from './project-card'

interface ProjectGridProps {
  projects: ProjectSummary[]
  /** Pictures that the first screen may show, loaded at once. */
  eager?: number
  /** The first finished job is shown larger on a desktop. */
  hasLead?: boolean
  /** Of the cards' headings: 2 directly below the page's title, 3 within a section. */
  level?: 2 | 3
  /** Fills what the cards leave empty of the last row. A phone has it after a short list. */
  end?: ReactNode
}

/** The skeleton uses the same grid. */
export const PROJECT_GRID_CLASS = 'grid pt-px pl-px md:grid-cols-2 lg:grid-cols-3'

const CELL_CLASS = '-mt-px -ml-px'

export function ProjectGrid({
  projects,
  eager = 0,
  hasLead = false,
  level = 3,
  end,
}: ProjectGridProps) {
  const first = projects.filter(({ cover }) => cover).slice(0, eager)
  const lead = hasLead ? leadOf(projects) : undefined
  return (
    <ul className={PROJECT_GRID_CLASS}>
      {projects.map((project) => (
        <li
          key={project.id}
          className={classNames(CELL_CLASS, CARD_ROWS_CLASS, project === lead && 'lg:col-span-2')}
        >
          <ProjectCard
            project={project}
            priority={first.includes(project)}
            isLead={project === lead}
            level={level}
          />
        </li>
      ))}
      {end && (
        <li
          className={classNames(
            CELL_CLASS,
            'row-span-3',
            restOfRow(projects.length, Boolean(lead)),
          )}
        >
          {end}
        </li>
      )}
    </ul>
  )
}

/** Wide enough to be cropped to the lead's shape. */
const LANDSCAPE = 1.2

/** The first finished job with a landscape photo whose second column does not stick out of its row of three. */
const leadOf = (projects: ProjectSummary[]) =>
  projects.find(
    ({ status, cover }, index) =>
      status === 'completed' && cover && cover.width >= cover.height * LANDSCAPE && index % 3 !== 2,
  )

const SHORT_LIST = 3

/** Two columns on a tablet, three on a desktop; the smaller have it after a short list in any case. */
function restOfRow(cards: number, hasLead: boolean): string {
  const filled = (cards + Number(hasLead)) % 3
  return classNames(
    cards > SHORT_LIST && 'max-md:hidden',
    cards % 2 === 0 && (cards > SHORT_LIST ? 'md:max-lg:hidden' : 'md:max-lg:col-span-2'),
    filled === 1 && 'lg:col-span-2',
    filled === 0 && 'lg:hidden',
  )
}

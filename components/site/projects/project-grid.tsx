import type { ProjectSummary } from '@/lib/projects/schema'
import { ProjectCard } from './project-card'

interface ProjectGridProps {
  projects: ProjectSummary[]
  /** How many pictures the first screen may show: loaded at once. */
  eager?: number
  level?: 2 | 3
}

/** Cards in one, two or three columns, set like panes with a glazing bar between them. */
export function ProjectGrid({ projects, eager = 0, level }: ProjectGridProps) {
  const first = projects.filter(({ cover }) => cover).slice(0, eager)
  return (
    <ul className={PROJECT_GRID_CLASS}>
      {projects.map((project) => (
        <li key={project.id} className="-mt-px -ml-px">
          <ProjectCard project={project} priority={first.includes(project)} level={level} />
        </li>
      ))}
    </ul>
  )
}

/** The skeleton stands in the very same grid. */
export const PROJECT_GRID_CLASS = 'grid pt-px pl-px md:grid-cols-2 lg:grid-cols-3'

import type { Metadata } from 'next'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { preview } from './format'
import type { Project } from './schema'

/**
 * '{title} in {location} | SLW', the description's preview, and the cover that the owner chose, else the
 * first after image (specification §2), else the site's share image.
 */
export function projectMetadata(project: Project): Metadata {
  return pageMetadata({
    title: project.title,
    location: project.location,
    description: preview(project.description),
    path: routes.project(project.slug),
    image: project.chosenCover ?? project.sets.find(({ after }) => after)?.after ?? undefined,
  })
}

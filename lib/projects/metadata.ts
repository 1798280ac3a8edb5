import type { Metadata } from 'next'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { preview } from './format'
import type { Project } from './schema'

/**
 * '{title} in {location} | SLW', the description's preview and the first after image (specification
 * §2); without one, the site's share image.
 */
export function projectMetadata(project: Project): Metadata {
  return pageMetadata({
    title: project.title,
    location: project.location,
    description: preview(project.description),
    path: routes.project(project.slug),
    image: project.sets.find(({ after }) => after)?.after ?? undefined,
  })
}

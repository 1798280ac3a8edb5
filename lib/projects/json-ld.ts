import { SHORT_NAME } from '@/lib/content/site'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { preview } from './format'
import { photosOf } from './gallery'
import type { Project } from './schema'

const MAX_IMAGES = 6

/** A project as schema.org knows it, with the way that leads to it. */
export function projectJsonLd(project: Project) {
  const absolute = (path: string) => env.NEXT_PUBLIC_SITE_URL + path
  const url = absolute(routes.project(project.slug))
  const trail = [
    { name: 'Home', item: absolute(routes.home) },
    { name: 'Projects', item: absolute(routes.projects) },
    { name: project.title, item: url },
  ]
  return {
    '@graph': [
      {
        '@type': 'CreativeWork',
        '@id': `${url}#project`,
        name: `${project.title} in ${project.location}`,
        description: preview(project.description),
        url,
        image: photosOf(project)
          .slice(0, MAX_IMAGES)
          .map(({ src }) => src),
        contentLocation: { '@type': 'Place', name: project.location },
        dateCreated: project.completionDate ?? project.startDate,
        dateModified: project.updatedAt,
        creator: { '@type': 'Organization', '@id': absolute('/#business'), name: SHORT_NAME },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...step,
        })),
      },
    ],
  }
}

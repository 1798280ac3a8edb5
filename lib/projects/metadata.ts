import type { Metadata } from 'next'
import { SOCIAL_CARD } from '@/lib/picture'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { preview } from './format'
import { isFullSet } from './gallery'
import type { Project } from './schema'

/**
 * '{title} in {location} | SLW', the description's preview, and the picture of shared links, else the
 * site's share image.
 */
export function projectMetadata(project: Project): Metadata {
  return pageMetadata({
    title: project.title,
    location: project.location,
    description: preview(project.description),
    path: routes.project(project.slug),
    image: sharedPicture(project),
  })
}

/** The pair that the cover belongs to, else the first; a cover of no pair, else the first after image (specification §2). */
function sharedPicture({ title, location, chosenCover, sets }: Project) {
  const pair = sets.find((set) => isFullSet(set) && (!chosenCover || holds(set, chosenCover.id)))
  if (pair?.socialCard)
    return {
      src: pair.socialCard,
      alt: `${title} in ${location}, before and after`,
      ...SOCIAL_CARD,
    }
  return chosenCover ?? sets.find(({ after }) => after)?.after ?? undefined
}

const holds = ({ before, after }: Project['sets'][number], id: string) =>
  before?.id === id || after?.id === id

import { routes } from '@/lib/routes'
import { absolute } from '@/lib/seo/absolute'
import type { Node } from '@/lib/seo/json-ld'
import { businessReference } from '@/lib/seo/local-business'
import { preview } from './format'
import { photosOf } from './gallery'
import type { Photo, Project, Video } from './schema'

/** Search results show few; the page itself shows all. */
const MAX_IMAGES = 12

const DESCRIPTION_LENGTH = 500

export function projectNode(project: Project, companyName?: string | null): Node {
  const url = absolute(routes.project(project.slug))
  const creator = businessReference(companyName)
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#project`,
    name: nameOf(project),
    description: preview(project.description, DESCRIPTION_LENGTH),
    url,
    contentLocation: { '@type': 'Place', name: project.location },
    // Dates of an unfinished project are only planned.
    dateCreated:
      project.status === 'completed' ? (project.completionDate ?? project.startDate) : undefined,
    dateModified: new Date(project.updatedAt).toISOString(),
    creator,
    image: photosOf(project)
      .slice(0, MAX_IMAGES)
      .map((photo) => imageNode(photo, creator)),
    video: project.videos.map((video, index) => videoNode(video, index + 1, project)),
  }
}

function imageNode({ src, alt, width, height, date }: Photo, creator: Node): Node {
  return {
    '@type': 'ImageObject',
    contentUrl: src,
    name: alt,
    width,
    height,
    dateCreated: date ?? undefined,
    creator,
  }
}

/** Search engines require a still picture: the project's own, else the site's share image. */
function videoNode(video: Video, number: number, project: Project): Node {
  const name = `${nameOf(project)}, video ${number}`
  return {
    '@type': 'VideoObject',
    name: video.caption ?? name,
    description: video.caption ? `${name}: ${video.caption}` : name,
    thumbnailUrl: video.poster ?? project.cover?.src ?? absolute('/share.jpg'),
    uploadDate: new Date(video.uploadedAt).toISOString(),
    contentUrl: video.src,
    encodingFormat: video.type,
  }
}

const nameOf = ({ title, location }: Project) => `${title} in ${location}`

import { routes } from '../../lib/routes.ts'
import type { Backend } from '../embedded-backend/backend.ts'

export interface PublicPage {
  path: string
  /** Not indexed by search engines, on purpose. */
  isHidden?: boolean
}

/** Every kind of public page, with the fullest project. */
export async function publicPages(backend: Backend, chosen?: string[]): Promise<PublicPage[]> {
  const pages: PublicPage[] = [
    { path: routes.home },
    { path: routes.services },
    { path: routes.service('windows') },
    { path: routes.service('doors') },
    { path: routes.service('conservatories') },
    { path: routes.projects },
    { path: routes.projectsOfType('windows') },
    { path: routes.project(await fullestProject(backend)) },
    { path: routes.contact },
    { path: routes.privacy },
    { path: routes.terms },
    { path: routes.signIn, isHidden: true },
  ]
  return chosen ? pages.filter(({ path }) => chosen.includes(path)) : pages
}

/** The project with the most pictures. */
export async function fullestProject(backend: Backend): Promise<string> {
  const [row] = await backend.sql<{ slug: string }>(
    `select slug from public.projects join public.project_images on project_id = projects.id
     group by slug order by count(*) desc, slug limit 1`,
  )
  if (!row) throw new Error('There is no project with pictures to measure.')
  return row.slug
}

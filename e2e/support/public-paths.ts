import { townSlug, townsIn } from '../../lib/projects/towns'
import type { Db } from './fixtures'

/** Pages that are there whatever the database holds. */
export const fixedPaths = [
  '/',
  '/services',
  '/services/windows',
  '/services/doors',
  '/services/conservatories',
  '/projects',
  '/projects/type/windows',
  '/projects/type/doors',
  '/projects/type/conservatories',
  '/projects/in/whitley-bay',
  '/contact',
  '/privacy-policy',
  '/terms',
] as const

export const enquiryPaths = [
  '/contact',
  '/services/windows',
  '/services/doors',
  '/services/conservatories',
] as const

export async function projectPaths(db: Db): Promise<string[]> {
  const { data, error } = await db.from('projects').select('slug').order('created_at')
  if (error) throw new Error(error.message)
  return data.map(({ slug }) => `/projects/${slug}`)
}

async function townPaths(db: Db): Promise<string[]> {
  const { data, error } = await db.from('projects').select('location')
  if (error) throw new Error(error.message)
  const towns = data.flatMap(({ location }) => townsIn(location))
  return towns.map((town) => `/projects/in/${townSlug(town)}`)
}

/** Every page that visitors and crawlers should find; the demonstration fills one page of each list. */
export async function publicPaths(db: Db): Promise<string[]> {
  return [...new Set([...fixedPaths, ...(await townPaths(db)), ...(await projectPaths(db))])]
}

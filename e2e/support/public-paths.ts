import { serviceFlags, serviceTypes } from '../../lib/projects/schema'
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

/** Each town's list, of all projects and of each kind. */
async function townPaths(db: Db): Promise<string[]> {
  const flags = 'has_windows, has_doors, has_conservatories' as const
  const { data, error } = await db.from('projects').select(`location, ${flags}`)
  if (error) throw new Error(error.message)
  return data.flatMap((row) => {
    const types = serviceTypes.filter((type) => row[serviceFlags[type]])
    const ends = ['', ...types.map((type) => `/${type}`)]
    return townsIn(row.location).flatMap((town) =>
      ends.map((end) => `/projects/in/${townSlug(town)}${end}`),
    )
  })
}

/** Every page that visitors and crawlers should find; the demonstration fills one page of each list. */
export async function publicPaths(db: Db): Promise<string[]> {
  return [...new Set([...fixedPaths, ...(await townPaths(db)), ...(await projectPaths(db))])]
}

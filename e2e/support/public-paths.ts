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

/** Every page that visitors and crawlers should find; the demonstration fills one page of each list. */
export async function publicPaths(db: Db): Promise<string[]> {
  return [...fixedPaths, ...(await projectPaths(db))]
}

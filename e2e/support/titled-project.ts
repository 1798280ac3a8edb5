import { join } from 'node:path'
import type { Db } from './fixtures'
import { removeProject } from './made-project'

/** For a project that a journey makes through the form, and knows by its title alone. */
export const newTitle = () => `Porch ${crypto.randomUUID().slice(0, 8)}`

export async function removeTitled(db: Db, title: string): Promise<void> {
  const { data } = await db.from('projects').select('id').eq('title', title)
  for (const project of data ?? []) await removeProject(db, project)
}

/** A photo of the demonstration content. */
export const photo = (name: string) => join(process.cwd(), 'tools/demo/photos', `${name}.jpg`)

import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import type { Tables } from '../../lib/supabase/database.types'
import { jpeg } from '../../tests/contract/sample-files'
import type { Stack } from './stack'

/** What a project is to its owner; a picture goes by its number, which its stored bytes must show. */
export interface StoredProject {
  id: string
  title: string
  description: string
  pictures: {
    id: string
    type: string
    set: string | null
    caption: string | null
    number: number | 'gone'
  }[]
}

/** Whole, with the number of its logo. */
export type StoredProfile = Omit<Tables<'profiles'>, 'logo_url' | 'created_at' | 'updated_at'> & {
  logo: number | 'gone' | null
}

/** Far enough apart that no compression makes one of the other. */
const TONES_APART = 6
export const PICTURES = Math.floor(256 / TONES_APART)

export const numbered = (number: number) => jpeg(number * TONES_APART)

async function numberOf(picture: Blob): Promise<number> {
  const { channels } = await sharp(await picture.arrayBuffer()).stats()
  return Math.round((channels[0]?.mean ?? 0) / TONES_APART)
}

/** Whoever is being killed is up again well before. */
const PATIENCE_MS = 120_000

type Answer<T> = PromiseLike<{ data: T | null; error: { message: string } | null }>

async function patiently<T>(ask: () => Answer<T>): Promise<T | null> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const { data, error } = await ask()
    if (!error) return data
    if ('statusCode' in error && error.statusCode === '404') return null
    if (Date.now() > deadline) throw new Error(error.message)
    await sleep(100)
  }
}

/** Rows and files are read one after the other: what has not changed meanwhile belongs together. */
async function atRest<T>(read: () => Promise<T>): Promise<T> {
  for (let former = await read(); ; ) {
    const now = await read()
    if (isDeepStrictEqual(now, former)) return now
    former = now
  }
}

/** What lies in the database and in storage, past every line. */
export function storedIn({ db, owner }: Stack) {
  async function picture(bucket: string, path: string): Promise<number | 'gone'> {
    const file = await patiently(() => db.storage.from(bucket).download(path))
    return file ? numberOf(file) : 'gone'
  }

  const rowOf = (id: string) =>
    db
      .from('projects')
      .select(
        'id, title, description, project_images(id, type:image_type, set:image_set_id, caption, bucket, path)',
      )
      .eq('id', id)
      .order('created_at', { referencedTable: 'project_images' })
      .order('id', { referencedTable: 'project_images' })
      .maybeSingle()

  async function project(id: string): Promise<StoredProject | null> {
    const row = await patiently(() => rowOf(id))
    if (!row) return null
    const { project_images, ...words } = row
    const pictures = project_images.map(async ({ bucket, path, ...rest }) => ({
      ...rest,
      number: await picture(bucket, path),
    }))
    return { ...words, pictures: await Promise.all(pictures) }
  }

  const ownProfile = () => db.from('profiles').select('*').eq('id', owner.id).single()

  async function profile(): Promise<StoredProfile | null> {
    const row = await patiently(ownProfile)
    if (!row) return null
    const { logo_url, created_at: _, updated_at: __, ...columns } = row
    const path = logo_url?.split('/logos/')[1]
    return { ...columns, logo: path ? await picture('logos', path) : null }
  }

  return {
    project: (id: string) => atRest(() => project(id)),
    profile: () => atRest(profile),
  }
}

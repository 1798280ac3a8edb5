import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { keyedHash } from '@/lib/keyed-hash'
import { toSearchText } from '@/lib/search-text'
import { SEARCHES_COOKIE, sessionCookieOptions } from '@/lib/supabase/cookie-options'
import type { Searches } from './filter'

/** Browsers drop a cookie above 4 KB; the longest single search fits. */
const MOST_CHARACTERS = 3_500

const entriesSchema = z.array(z.tuple([z.string(), z.string()]))

/** Searches of this browser, newest last. */
async function readEntries() {
  try {
    return entriesSchema.parse(JSON.parse((await cookies()).get(SEARCHES_COOKIE)?.value ?? '[]'))
  } catch {
    return []
  }
}

export async function readSearches(): Promise<Searches> {
  return new Map((await readEntries()).map(([id, text]) => [id, toSearchText(text)]))
}

/**
 * Keeps search texts out of addresses: people's names must not reach logs, browser history or shared links. The
 * address has only an id; the text stays in this browser until it is closed or signed out.
 * @returns the id; null for an empty text
 */
export async function rememberSearch(words: string): Promise<string | null> {
  const text = toSearchText(words)
  if (!text) return null
  const id = keyedHash(`search ${text}`).slice(0, 12)
  const entries = (await readEntries()).filter(([known]) => known !== id)
  entries.push([id, text])
  while (encodeURIComponent(JSON.stringify(entries)).length > MOST_CHARACTERS) entries.shift()
  ;(await cookies()).set(SEARCHES_COOKIE, JSON.stringify(entries), sessionCookieOptions)
  return id
}

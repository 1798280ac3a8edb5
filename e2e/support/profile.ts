import type { TablesUpdate } from '../../lib/supabase/database.types'
import type { Db } from './fixtures'
import { showChange } from './webhook'

/** Runs `look` while the company's public facts are others, and puts the true ones back. */
export async function withProfile(
  db: Db,
  values: TablesUpdate<'profiles'>,
  look: () => Promise<void>,
): Promise<void> {
  const { data: before, error } = await db
    .from('profiles')
    .select()
    .order('created_at')
    .limit(1)
    .single()
  if (error) throw new Error(error.message)
  const write = async (row: TablesUpdate<'profiles'>) => {
    const { error } = await db.from('profiles').update(row).eq('id', before.id)
    if (error) throw new Error(error.message)
    await showChange('profiles')
  }
  const names = Object.keys(values)
  await write(values)
  try {
    await look()
  } finally {
    await write(Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name))))
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Amounts } from '@/tests/size/fill'
import { type Reading, readings } from '@/tests/size/plans'
import { newDataFolder, prepareData, removeDataFolder } from './backend-process'

export interface BigBackend {
  owner: string
  /** Signed in as the owner. */
  client: SupabaseClient
  /** With the secret key. */
  server: SupabaseClient
  /** How each statement caused by `work` reads its tables. */
  watch(work: () => Promise<unknown>): Promise<Reading[]>
  stop(): Promise<void>
}

/** Starts an embedded backend with many years of data; the app's reads then go to it. */
export async function startBigBackend(amounts: Amounts): Promise<BigBackend> {
  const dir = newDataFolder()
  prepareData(dir)
  const child = spawn(process.execPath, ['tests/size/serve.ts', dir, JSON.stringify(amounts)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ask = async (message: unknown) => {
    const answer = once(child, 'message')
    child.send(message as object)
    return (await answer)[0]
  }
  const [line] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer]
  const { url, publishableKey, secretKey } = JSON.parse(line.toString())
  process.env.NEXT_PUBLIC_SUPABASE_URL = url
  process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY = publishableKey
  process.env.SUPABASE_SECRET_KEY = secretKey

  const keys = { auth: { persistSession: false, autoRefreshToken: false } }
  const server = createClient(url, secretKey, keys)
  const account = { email: 'owner@example.org', password: 'Many-years-1' }
  const { data } = await server.auth.admin.createUser({ ...account, email_confirm: true })
  const owner = data.user?.id ?? ''
  await server.rpc('add_owner', { owner_id: owner })
  const client = createClient(url, publishableKey, keys)
  await client.auth.signInWithPassword(account)
  await ask({ fillFor: owner })
  return {
    owner,
    client,
    server,
    async watch(work) {
      await ask('plans')
      await work()
      return readings(await ask('plans'))
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      removeDataFolder(dir)
    },
  }
}

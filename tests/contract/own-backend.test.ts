import { onOwnBackend } from './own-backend'
import { isEmbedded } from './target'

it('a test file gets its own backend, except on a running stack', async () => {
  const target = process.env.NEXT_PUBLIC_SUPABASE_URL
  const at = await onOwnBackend()
  try {
    expect(at.url === target).toBe(!isEmbedded)
    expect((await at.server().from('projects').select('id').limit(1)).error).toBeNull()
  } finally {
    await at.stop()
  }
}, 60_000)

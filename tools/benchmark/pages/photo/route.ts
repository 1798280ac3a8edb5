import { finishStaged } from '@/lib/media/finish'
import { createAdminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const SAMPLE_MS = 4

/** Processes a staged photo as the owner's action does and returns the cost. */
export async function POST(request: Request): Promise<Response> {
  const id = await request.text()
  const upload = unwrap(await createAdminClient().from('uploads').select('*').eq('id', id).single())
  const idle = process.memoryUsage.rss()
  let peak = idle
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, SAMPLE_MS)
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  try {
    const { url } = await finishStaged(upload, 'after', null)
    const { user, system } = process.cpuUsage(cpu)
    const [wall, core] = [performance.now() - start, (user + system) / 1000]
    return Response.json({ url, wall, core, idle, peak })
  } finally {
    clearInterval(sampling)
  }
}

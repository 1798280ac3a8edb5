import { checkHealth } from '@/lib/health'

/** For an uptime monitor: 200 while database and storage answer, else 503. Tells no secrets. */
export async function GET(): Promise<Response> {
  const health = await checkHealth()
  return Response.json(health, {
    status: health.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}

import { startFaultProxy } from '../../e2e/support/fault-proxy.ts'
import { serve } from '../launcher/lifecycle.ts'
import { readSettings } from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'

// Starts one site, its backend and the proxy between them in their own process, since a backend takes a core. Tells
// the test runner their addresses, and ends with it.
serve(async (life) => {
  process.once('disconnect', () => process.kill(process.pid))
  const settings = readSettings(process.env)
  const backendPort = Number(process.env.WORLD_BACKEND_PORT)
  const proxy = await startFaultProxy({ port: settings.backend.port, targetPort: backendPort })
  life.defer(() => proxy.stop())
  const behindProxy = {
    ...settings,
    backend: { ...settings.backend, port: backendPort },
    // A test plays the push service.
    environment: { ...settings.environment, PUSH_TO_LOOPBACK: '1' },
  }
  const { embedded, pictures } = await startSite(behindProxy, 'start', life)
  await pictures
  process.send?.({
    BASE_URL: settings.siteUrl,
    BACKEND_URL: embedded?.backend.url,
    MAILBOX_URL: embedded?.backend.mailboxUrl,
    FAULT_PROXY_URL: proxy.controlUrl,
    OWNER_EMAIL: embedded?.owner?.email,
    OWNER_PASSWORD: embedded?.owner?.password,
  })
})

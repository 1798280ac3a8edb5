import { isBuilding } from '@/lib/env'
import { copySitemap } from '@/lib/projects/sitemap-copy'
import { allowOneLocation } from '@/lib/single-location'

/** Once, when a server starts. */
export function register() {
  // The edge runtime, where middleware lives, has no node:http: not even an import of it may be there.
  if ('EdgeRuntime' in globalThis) return
  const { getBuiltinModule } = globalThis.process
  allowOneLocation(getBuiltinModule('node:http').ServerResponse.prototype)
  // Not waited for: visitors must not wait for a copy that the site itself never reads.
  if (!isBuilding) void copySitemap()
}

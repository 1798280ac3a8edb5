import http from 'node:http'
import { packPages } from './packed-pages.ts'

// Preloaded into the site's process: Next creates its server itself and offers no hook.
const { createServer } = http
http.createServer = ((...args: Parameters<typeof createServer>) =>
  packPages(createServer(...args))) as typeof createServer

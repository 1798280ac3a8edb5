import http from 'node:http'
import { packPages } from './packed-pages.ts'

// Preloaded into the site's process: its server is made by Next, which offers no place for this.
const { createServer } = http
http.createServer = ((...args: Parameters<typeof createServer>) =>
  packPages(createServer(...args))) as typeof createServer

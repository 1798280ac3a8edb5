import { isDevelopment } from '../env'

/** Set by the middleware for the page. A caller's own header is dropped. */
export const DEADLINE_HEADER = 'x-page-deadline'
export const UNREACHABLE_HEADER = 'x-backend-unreachable'

/** From request to finished page, including the session check; in development, compiling it too. */
export const PAGE_MS = isDevelopment ? 60_000 : 6_000

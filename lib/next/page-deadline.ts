/** Set by the middleware for the page. A caller's own header is dropped. */
export const DEADLINE_HEADER = 'x-page-deadline'
export const UNREACHABLE_HEADER = 'x-backend-unreachable'

/** From request to finished page, including the session check. */
export const PAGE_MS = 7_000

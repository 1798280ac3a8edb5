/** Request headers by which the middleware tells a page what it knows. A caller's own are dropped. */
export const DEADLINE_HEADER = 'x-page-deadline'
export const UNREACHABLE_HEADER = 'x-backend-unreachable'

/** From the request to the finished page, the session check included. */
export const PAGE_MS = 7_000

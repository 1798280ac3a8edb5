import { ownCookie } from './own-cookie'

/** What was searched for in the inbox, while the browser is open and signed in. */
export const SEARCHES_COOKIE = ownCookie('inbox-searches')

import { ownCookie } from './own-cookie'

/** Searches of the inbox, until the browser is closed or signed out. */
export const SEARCHES_COOKIE = ownCookie('inbox-searches')

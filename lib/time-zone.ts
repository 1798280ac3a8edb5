/** The company's. Apart from lib/british-time.ts, so that public pages load no library for it. */
export const TIME_ZONE = 'Europe/London'

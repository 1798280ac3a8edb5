// Apart from lib/british-time.ts, so that public pages load no library for it.

/** The company's. */
export const TIME_ZONE = 'Europe/London'

/** The year in Britain, in any time zone: at New Year it keeps UTC. */
export const britishYear = (at: Date) => String(at.getUTCFullYear())

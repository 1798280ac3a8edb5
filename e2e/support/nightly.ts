/**
 * Tag of journeys that run in `npm run test:hard` alone: faster tests watch the same rules every
 * day, or a journey of the same kind does.
 */
export const NIGHTLY = '@nightly'

/**
 * Tag of the journeys of `npm test`: the main way through each part of the site, which together
 * take some five minutes. `npm run test:hard` runs them all.
 */
export const DAILY = '@daily'

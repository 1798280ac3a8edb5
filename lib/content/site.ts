/** Used in titles, and as the brand mark when the profile has no company name. */
export const SHORT_NAME = 'SLW'

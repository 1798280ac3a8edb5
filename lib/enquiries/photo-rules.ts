/** A visitor's photos, for the page and the server. */

export const MOST_PHOTOS = 6

/** In bytes. Above it, actions and hosts refuse requests too. */
export const PHOTO_LIMIT = 1_500_000

export const photoWords = {
  unreadable: "We can't read this photo. Please choose a JPEG or PNG.",
  tooLarge: 'This photo is too large. Please choose another one.',
  full: `We can take ${MOST_PHOTOS} photos. Please email us any others.`,
  tooMany: 'We have received many photos in the last hour. Please try again later, or email them.',
  failed: "This photo wasn't sent. Please try again.",
} as const

/** Headers of a request that sends one photo. */
export const PHOTO_TOKEN = 'x-follow-up'
export const PHOTO_ID = 'x-photo'

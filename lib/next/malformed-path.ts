const hex = '[0-9a-f]'
const more = `%[89ab]${hex}`

/** What decodeURIComponent accepts: plain characters, and escapes that are valid UTF-8. */
const decodable = [
  '[^%]',
  `%[0-7]${hex}`,
  `%(?:c[2-9a-f]|d${hex})${more}`,
  `%e0%[ab]${hex}${more}`,
  `%ed%[89]${hex}${more}`,
  `%e[1-9a-cef]${more}${more}`,
  `%f0%[9ab]${hex}${more}${more}`,
  `%f[1-3]${more}${more}${more}`,
  `%f4%8${hex}${more}${more}`,
].join('|')

/**
 * Route source for paths with a broken escape. Next answers 500 instead of 400 when one reaches a
 * dynamic segment: it throws a DecodeError and finds no error page.
 */
export const malformedPath = `/((?!(?:${decodable})*$).*)`

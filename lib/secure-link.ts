import { z } from 'zod'

/** In characters, as in the CHECK constraints. */
const LINK_LIMIT = 500

/** As in the CHECK constraints: a host name, without credentials. */
const SECURE = /^https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+(:[0-9]+)?([/?#]\S*)?$/i

/** The address in full, or null for anything but an https link to a named host. Adds a missing scheme. */
export function secureLink(value: string): string | null {
  // Pasted addresses often lack it.
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`
  const href = URL.parse(whole)?.href
  return href && href.length <= LINK_LIMIT && SECURE.test(href) ? href : null
}

/** 'example.com' of 'https://www.example.com/page'. */
export function hostOf(href: string): string {
  return new URL(href).hostname.replace(/^www\./, '')
}

/** A form's field; empty is stored as null. A missing one must not clear the stored value. */
export function optionalLink(example: string) {
  return z
    .string('This field is missing. Please load the page again.')
    .transform((value, { addIssue }) => {
      const typed = value.trim()
      if (!typed) return null
      const href = secureLink(typed)
      if (href) return href
      addIssue({ code: 'custom', message: `Please enter an https link such as ${example}` })
      return z.NEVER
    })
}

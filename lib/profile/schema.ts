import { z } from 'zod'
import { optionalLink } from '@/lib/secure-link'
import { businessHoursSchema, hoursFromForm } from './hours'

/** In characters, as in the CHECK constraints of profiles. */
const limits = {
  full_name: 100,
  company_name: 100,
  registered_name: 200,
  registered_number: 40,
  registered_address: 300,
  contact_email: 254,
  contact_phone: 40,
  hours_note: 200,
  address: 500,
} as const

/** The form posts every field, even empty: a missing one must not clear the stored value. */
function text(limit: number, missing = 'This field is missing. Please load the page again.') {
  return z
    .string(missing)
    .transform((value) => value.toWellFormed().replaceAll('\0', '').trim())
    .refine((value) => [...value].length <= limit, `Please keep this to ${limit} characters`)
}

/** An empty value is stored as null. */
function optional(limit: number) {
  return text(limit).transform((value) => value || null)
}

const NAME_MISSING = 'Please enter your first name'

export const nameSchema = z.object({
  full_name: text(limits.full_name, NAME_MISSING).refine((value) => value, NAME_MISSING),
})

export const companySchema = z.object({
  company_name: optional(limits.company_name),
  registered_name: optional(limits.registered_name),
  registered_number: optional(limits.registered_number),
  registered_address: optional(limits.registered_address),
})

const isEmail = (value: string | null) => value === null || z.email().safeParse(value).success
/** Digits with the usual separators, so that the link dials. */
const isPhone = (value: string | null) =>
  value === null || (/^\+?[\d\s().-]+$/.test(value) && value.replace(/\D/g, '').length >= 6)

const contactColumns = z.object({
  contact_email: optional(limits.contact_email).refine(
    isEmail,
    'Please enter an email address such as name@example.com',
  ),
  contact_phone: optional(limits.contact_phone).refine(
    isPhone,
    'Please enter a phone number such as 0191 498 0123',
  ),
  hours_note: optional(limits.hours_note),
  business_hours: businessHoursSchema,
})

/** Public contact information, with three fields for each day of the week. */
export const contactSchema = z
  .record(z.string(), z.unknown())
  .transform((form) => ({ ...form, business_hours: hoursFromForm(form) }))
  .pipe(contactColumns)

/** Mirrors the CHECK constraints: the site or a subdomain of it, without credentials. */
const socialHosts = {
  facebook_url: /^https?:\/\/([a-z0-9-]+\.)*(facebook|fb)\.com(\/|$)/i,
  instagram_url: /^https?:\/\/([a-z0-9-]+\.)*instagram\.com(\/|$)/i,
} as const

function socialAddress(column: keyof typeof socialHosts, example: string) {
  return text(limits.address)
    .transform((value) => {
      if (!value) return null
      // Pasted addresses often lack the scheme.
      const whole = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`
      return URL.parse(whole)?.href ?? ''
    })
    .refine(
      (value) =>
        value === null || (socialHosts[column].test(value) && value.length <= limits.address),
      `Please enter an address such as ${example}`,
    )
}

export const facebookSchema = z.object({
  facebook_url: socialAddress('facebook_url', 'https://www.facebook.com/yourpage'),
})

export const instagramSchema = z.object({
  instagram_url: socialAddress('instagram_url', 'https://www.instagram.com/yourname'),
})

/** Both are posted: a missing one must not switch it off. */
export const confirmationSchema = z.object({
  confirm_enquiries: z.enum(['on', 'off']).transform((value) => value === 'on'),
})

export const reviewAddressSchema = z.object({
  review_url: optionalLink('https://g.page/r/yourcompany/review'),
})

export const logoSchema = z.object({ id: z.uuid() })

import { LOGO_WIDTH, sizeOf } from '@/lib/picture'
import type { Json, Tables } from '@/lib/supabase/database.types'

export interface SiteProfile {
  companyName: string | null
  /** On the current storage host, or null. */
  logo: string | null
  /** The same for the header, once it was made. */
  smallLogo: string | null
  facebookUrl: string | null
  instagramUrl: string | null
  contactEmail: string | null
  contactPhone: string | null
  /** As stored; parsed by lib/profile/hours.ts. */
  businessHours: Json | null
  hoursNote: string | null
  registeredName: string | null
  registeredNumber: string | null
  registeredAddress: string | null
}

type PublicColumns = Omit<
  Tables<'profiles'>,
  | 'id'
  | 'full_name'
  | 'image_compression_settings'
  | 'confirm_enquiries'
  | 'reply_templates'
  | 'review_url'
  | 'created_at'
  | 'updated_at'
>

const STORAGE_PATH = '/storage/v1/object/public/'

export function toSiteProfile(row: PublicColumns, storageOrigin: string): SiteProfile {
  return {
    companyName: row.company_name,
    logo: logoOn(storageOrigin, row.logo_url),
    smallLogo: smallLogoOn(storageOrigin, row),
    facebookUrl: webAddress(row.facebook_url),
    instagramUrl: webAddress(row.instagram_url),
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    businessHours: row.business_hours,
    hoursNote: row.hours_note,
    registeredName: row.registered_name,
    registeredNumber: row.registered_number,
    registeredAddress: row.registered_address,
  }
}

/**
 * The stored URL is absolute (specification §7), so a change of host would break it: only its path is
 * used. A URL outside our storage gives null; the content security policy would block it.
 */
export function logoOn(storageOrigin: string, url: string | null): string | null {
  const path = url ? URL.parse(url)?.pathname : undefined
  return path?.startsWith(STORAGE_PATH) ? storageOrigin + path : null
}

/** The same in the size that pages show, once it was made. */
export function smallLogoOn(
  storageOrigin: string,
  { logo_url, logo_formats }: Pick<Tables<'profiles'>, 'logo_url' | 'logo_formats'>,
): string | null {
  const logo = logoOn(storageOrigin, logo_url)
  return logo && logo_formats ? sizeOf(logo, LOGO_WIDTH, 'webp') : logo
}

/** Accepts only http(s): a stored `javascript:` address must never become a link. */
function webAddress(url: string | null): string | null {
  const parsed = url ? URL.parse(url) : null
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null
}

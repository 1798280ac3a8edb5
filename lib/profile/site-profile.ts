import type { Json, Tables } from '@/lib/supabase/database.types'

/** What the public pages show of the company. */
export interface SiteProfile {
  companyName: string | null
  /** On the storage host of today, or null. */
  logo: string | null
  facebookUrl: string | null
  instagramUrl: string | null
  contactEmail: string | null
  contactPhone: string | null
  /** As stored: lib/profile/hours.ts reads it. */
  businessHours: Json | null
  hoursNote: string | null
  registeredName: string | null
  registeredNumber: string | null
  registeredAddress: string | null
}

type PublicColumns = Omit<
  Tables<'profiles'>,
  'id' | 'full_name' | 'image_compression_settings' | 'created_at' | 'updated_at'
>

const STORAGE_PATH = '/storage/v1/object/public/'

export function toSiteProfile(row: PublicColumns, storageOrigin: string): SiteProfile {
  return {
    companyName: row.company_name,
    logo: logoOn(storageOrigin, row.logo_url),
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
 * The stored address is whole (specification §7), so a change of host would break it: only its path
 * counts. A picture from elsewhere is none; the page's policy would block it.
 */
export function logoOn(storageOrigin: string, url: string | null): string | null {
  const path = url ? URL.parse(url)?.pathname : undefined
  return path?.startsWith(STORAGE_PATH) ? storageOrigin + path : null
}

/** Only http(s): a stored `javascript:` address must never become a link. */
function webAddress(url: string | null): string | null {
  const parsed = url ? URL.parse(url) : null
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null
}

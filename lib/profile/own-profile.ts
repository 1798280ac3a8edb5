import 'server-only'
import { env } from '@/lib/env'
import { compressionSettings } from '@/lib/media/settings'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrapMaybe } from '@/lib/supabase/unwrap'
import { defaultHours, parseHours } from './hours'
import { sliderValues } from './image-settings'
import { logoOn } from './site-profile'
import { templatesFrom } from './templates'

/** The owner's own row with all columns; null until the profile is first saved. */
export async function getOwnProfile(ownerId: string) {
  const client = await createSessionClient()
  return unwrapMaybe(await client.from('profiles').select('*').eq('id', ownerId).maybeSingle())
}

export type OwnSettings = Awaited<ReturnType<typeof getOwnSettings>>

/** Initial values of the settings page: the stored row, else the defaults of specification §3 and §9. */
export async function getOwnSettings(ownerId: string) {
  const row = await getOwnProfile(ownerId)
  return {
    logo: logoOn(env.NEXT_PUBLIC_SUPABASE_URL, row?.logo_url ?? null),
    name: row?.full_name ?? '',
    company: {
      company_name: row?.company_name ?? '',
      registered_name: row?.registered_name ?? '',
      registered_number: row?.registered_number ?? '',
      registered_address: row?.registered_address ?? '',
    },
    contact: {
      contact_email: row?.contact_email ?? '',
      contact_phone: row?.contact_phone ?? '',
      hours_note: row?.hours_note ?? '',
      business_hours: parseHours(row?.business_hours) ?? defaultHours,
    },
    confirmsEnquiries: row?.confirm_enquiries ?? true,
    facebook: row?.facebook_url ?? '',
    instagram: row?.instagram_url ?? '',
    templates: templatesFrom(row?.reply_templates),
    images: sliderValues(compressionSettings(row?.image_compression_settings ?? null)),
  }
}

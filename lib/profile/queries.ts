import 'server-only'
import { cacheTag } from 'next/cache'
import { cachedRead, tags } from '@/lib/cached-read'
import { env } from '@/lib/env'
import { createPublicClient } from '@/lib/supabase/public'
import { unwrapMaybe } from '@/lib/supabase/unwrap'
import { type SiteProfile, toSiteProfile } from './site-profile'

/**
 * Branding and public contact facts: the first profile row (specification §3). None yet, or not
 * readable, is null: every page wears it and none depends on it.
 */
export async function getSiteProfile(): Promise<SiteProfile | null> {
  'use cache'
  cacheTag(tags.profile)
  return cachedRead('Site profile', readSiteProfile, null, { always: true })
}

async function readSiteProfile(): Promise<SiteProfile | null> {
  const row = unwrapMaybe(
    await createPublicClient()
      .from('profiles')
      .select(
        'company_name, logo_url, facebook_url, instagram_url, contact_email, contact_phone, business_hours, hours_note, registered_name, registered_number, registered_address',
      )
      .order('created_at')
      .order('id')
      .limit(1)
      .maybeSingle(),
  )
  return row && toSiteProfile(row, env.NEXT_PUBLIC_SUPABASE_URL)
}

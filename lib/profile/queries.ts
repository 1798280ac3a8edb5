import 'server-only'
import { cacheTag } from 'next/cache'
import { env } from '@/lib/env'
import { cachedRead } from '@/lib/next/cached-read'
import { tags } from '@/lib/next/tags'
import { createPublicClient } from '@/lib/supabase/public'
import { REQUEST_TIMEOUT_MS, timedFetch } from '@/lib/supabase/timed-fetch'
import { unwrapMaybe } from '@/lib/supabase/unwrap'
import { type SiteProfile, toSiteProfile } from './site-profile'

/**
 * Branding and public contact facts for page content: the first profile row (specification §3), null
 * where there is none. A failed read throws, or a page would say that there is no phone number.
 */
export async function getSiteProfile(): Promise<SiteProfile | null> {
  'use cache'
  cacheTag(tags.profile)
  return cachedRead('Site profile', readSiteProfile, null)
}

/** The same for header and footer, which every page has: null also after a failed read. */
export async function getFrameProfile(): Promise<SiteProfile | null> {
  'use cache'
  cacheTag(tags.profile)
  const read = () => readSiteProfile(FRAME_TIMEOUT_MS)
  return cachedRead('Profile of the frame', read, null, { always: true })
}

/** A page ends only when its cached reads do, and should not wait long for header and footer. */
const FRAME_TIMEOUT_MS = 4_000

async function readSiteProfile(timeout = REQUEST_TIMEOUT_MS): Promise<SiteProfile | null> {
  const row = unwrapMaybe(
    await createPublicClient(timedFetch(timeout))
      .from('profiles')
      .select(
        'company_name, logo_url, logo_formats, facebook_url, instagram_url, contact_email, contact_phone, business_hours, hours_note, registered_name, registered_number, registered_address',
      )
      .order('created_at')
      .order('id')
      .limit(1)
      .maybeSingle(),
  )
  return row && toSiteProfile(row, env.NEXT_PUBLIC_SUPABASE_URL)
}

'use server'

import { revalidateTag, updateTag } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { ActionError, ownerAction } from '@/lib/action'
import type { Owner } from '@/lib/auth/queries'
import { removeFilesAfterwards } from '@/lib/media/removals'
import { FILE_GONE } from '@/lib/media/words'
import { tags } from '@/lib/next/tags'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { throwIfFailed, unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { imageSettingsSchema } from './image-settings'
import {
  companySchema,
  confirmationSchema,
  contactSchema,
  facebookSchema,
  instagramSchema,
  logoSchema,
  nameSchema,
  reviewAddressSchema,
} from './schema'
import { templatesSchema } from './templates'

export const saveName = saveAction(nameSchema, 'Failed to update name', 'Name updated successfully')

/** Company name and registration. */
export const saveCompany = saveAction(
  companySchema,
  'Failed to update company details',
  'Company details updated successfully',
)

export const saveContact = saveAction(
  contactSchema,
  'Failed to update contact information',
  'Contact information updated successfully',
)

export const saveConfirmation = saveAction(
  confirmationSchema,
  'Failed to update the confirmation email',
  'Confirmation email updated successfully',
)

export const saveFacebook = saveAction(
  facebookSchema,
  'Failed to update Facebook profile',
  'Facebook profile updated successfully',
)

export const saveInstagram = saveAction(
  instagramSchema,
  'Failed to update Instagram profile',
  'Instagram profile updated successfully',
)

export const saveReviewAddress = saveAction(
  reviewAddressSchema,
  'Failed to update the review address',
  'Review address updated successfully',
)

export const saveImageSettings = saveAction(
  imageSettingsSchema,
  'Failed to save image compression settings',
  'Image compression settings saved successfully',
)

export const saveTemplates = saveAction(
  templatesSchema,
  'Failed to save your replies',
  'Replies saved successfully',
)

/** Makes a checked upload the logo; a trigger queues the old file. */
export const saveLogo = ownerAction(logoSchema, 'Failed to update logo', async ({ id }, owner) => {
  const client = await createSessionClient()
  const own = client.from('uploads').select('url, formats').eq('id', id).eq('user_id', owner.id)
  const upload = unwrapMaybe(
    await own.eq('kind', 'logo').not('finished_at', 'is', null).maybeSingle(),
  )
  if (!upload?.url) throw new ActionError(FILE_GONE, undefined, { code: 'file-gone' })
  await saveProfile(owner, { logo_url: upload.url, logo_formats: upload.formats })
  // Delete last: the row keeps the sweep from removing the file.
  throwIfFailed(await client.from('uploads').delete().eq('id', id).eq('user_id', owner.id))
  removeFilesAfterwards()
  return { message: 'Logo updated successfully' }
})

export const removeLogo = ownerAction(z.unknown(), 'Failed to update logo', async (_, owner) => {
  await saveProfile(owner, { logo_url: null, logo_formats: null })
  removeFilesAfterwards()
  return { message: 'Logo updated successfully' }
})

type Columns = Omit<TablesUpdate<'profiles'>, 'id'>

function saveAction(schema: z.ZodType<Columns>, failure: string, message: string) {
  return ownerAction(schema, failure, async (columns, owner) => {
    await saveProfile(owner, columns)
    return { message }
  })
}

/**
 * Writes columns of the owner's row, creating it if needed, and refreshes the public pages.
 * @throws when no row was written
 */
async function saveProfile(owner: Owner, columns: Columns): Promise<void> {
  const client = await createSessionClient()
  const saving = client
    .from('profiles')
    .upsert({ id: owner.id, ...columns })
    .select('id')
  try {
    if (unwrap(await saving).length === 0) throw new Error('No profile row was written')
  } catch (error) {
    // A lost response may have been a success. Refresh only after the response: otherwise the current page
    // would be read again with it, and if that failed too, the typed text would be lost.
    after(() => revalidateTag(tags.profile, { expire: 0 }))
    throw error
  }
  updateTag(tags.profile)
}

'use server'

import { revalidateTag, updateTag } from 'next/cache'
import { after } from 'next/server'
import { ActionError, ownerAction } from '@/lib/action'
import { removeFilesAfterwards } from '@/lib/media/removals'
import { FILE_GONE } from '@/lib/media/words'
import { tags } from '@/lib/next/tags'
import { createSessionClient } from '@/lib/supabase/server'
import { throwIfFailed, unwrap, unwrapCount, unwrapMaybe } from '@/lib/supabase/unwrap'
import { accreditationLimits, reviewLimits } from './limits'
import { accreditationSchema, orderSchema, reviewSchema, rowSchema } from './schema'

/** Changes a review or, where there is none with this id, adds it. */
export const saveReview = ownerAction(
  reviewSchema,
  'Failed to save the review',
  async ({ id, ...review }, owner) => {
    const client = await createSessionClient()
    if (review.project_id) {
      const own = client.from('projects').select('id').eq('id', review.project_id)
      if (!unwrapMaybe(await own.eq('user_id', owner.id).maybeSingle())) {
        const project_id = 'This project was deleted. Please choose another.'
        throw new ActionError('', { project_id })
      }
    }
    await written(async () => {
      const own = client.from('reviews').update(review).eq('id', id).eq('user_id', owner.id)
      if (unwrap(await own.select('id')).length > 0) return
      const all = client.from('reviews').select('id', { count: 'exact', head: true })
      requireRoom(unwrapCount(await all.eq('user_id', owner.id)), reviewLimits.count, 'reviews')
      throwIfFailed(await client.from('reviews').insert({ id, user_id: owner.id, ...review }))
    })
    return { message: 'Review saved' }
  },
)

export const deleteReview = ownerAction(
  rowSchema,
  'Failed to delete the review',
  async ({ id }, owner) => {
    const client = await createSessionClient()
    await written(async () =>
      throwIfFailed(await client.from('reviews').delete().eq('id', id).eq('user_id', owner.id)),
    )
    return { message: 'Review deleted' }
  },
)

export const orderReviews = ownerAction(
  orderSchema,
  'Failed to change the order',
  async ({ ids }) => {
    const client = await createSessionClient()
    await written(async () => throwIfFailed(await client.rpc('order_reviews', { wanted: ids })))
    return undefined
  },
)

/** As `saveReview`. A trigger queues the former logo. */
export const saveAccreditation = ownerAction(
  accreditationSchema,
  'Failed to save the accreditation',
  async ({ id, logo, ...accreditation }, owner) => {
    const client = await createSessionClient()
    const row = { ...accreditation, ...(await logoColumns(logo, owner.id)) }
    await written(async () => {
      const own = client.from('accreditations').update(row).eq('id', id).eq('user_id', owner.id)
      if (unwrap(await own.select('id')).length > 0) return
      const all = client.from('accreditations').select('id', { count: 'exact', head: true })
      const count = unwrapCount(await all.eq('user_id', owner.id))
      requireRoom(count, accreditationLimits.count, 'accreditations')
      throwIfFailed(await client.from('accreditations').insert({ id, user_id: owner.id, ...row }))
    })
    if (logo) {
      // Delete last: the row keeps the sweep from removing the file.
      if (logo !== 'remove') {
        throwIfFailed(await client.from('uploads').delete().eq('id', logo).eq('user_id', owner.id))
      }
      removeFilesAfterwards()
    }
    return { message: 'Accreditation saved' }
  },
)

export const deleteAccreditation = ownerAction(
  rowSchema,
  'Failed to delete the accreditation',
  async ({ id }, owner) => {
    const client = await createSessionClient()
    const own = client.from('accreditations').delete().eq('id', id).eq('user_id', owner.id)
    await written(async () => throwIfFailed(await own))
    removeFilesAfterwards()
    return { message: 'Accreditation deleted' }
  },
)

export const orderAccreditations = ownerAction(
  orderSchema,
  'Failed to change the order',
  async ({ ids }) => {
    const client = await createSessionClient()
    const order = client.rpc('order_accreditations', { wanted: ids })
    await written(async () => throwIfFailed(await order))
    return undefined
  },
)

/** What a chosen logo writes; nothing where it stays. */
async function logoColumns(logo: string | undefined, ownerId: string) {
  if (!logo) return {}
  if (logo === 'remove') return { logo_url: null, logo_formats: null }
  const client = await createSessionClient()
  const own = client.from('uploads').select('url, formats').eq('id', logo).eq('user_id', ownerId)
  const checked = own.eq('kind', 'logo').not('finished_at', 'is', null)
  const upload = unwrapMaybe(await checked.maybeSingle())
  if (!upload?.url) throw new ActionError(FILE_GONE, undefined, { code: 'file-gone' })
  return { logo_url: upload.url, logo_formats: upload.formats }
}

function requireRoom(count: number, most: number, what: string): void {
  if (count < most) return
  throw new ActionError(`There is room for ${most} ${what}. Please delete one first.`)
}

/** Refreshes the public pages, also after an error: a lost response may have been a success. */
async function written(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    // After the response: the current page would be read again with it, and typed text lost if that failed.
    after(() => revalidateTag(tags.proof, { expire: 0 }))
    throw error
  }
  updateTag(tags.proof)
}

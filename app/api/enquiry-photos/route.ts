import { z } from 'zod'
import { callerAddressIn } from '@/lib/caller-address'
import { FOLLOW_UP_OVER, readFollowUpToken } from '@/lib/enquiries/follow-up-token'
import { PHOTO_ID, PHOTO_LIMIT, PHOTO_TOKEN, photoWords } from '@/lib/enquiries/photo-rules'
import { keyedHash } from '@/lib/keyed-hash'
import { logFailure } from '@/lib/log'
import { type PhotoOutcome, storeEnquiryPhoto } from '@/lib/media/enquiry-photo'
import { readWithin } from '@/lib/read-within'

/** Seconds: decoding a photo may be slow. */
export const maxDuration = 60

const refusals: Record<Exclude<PhotoOutcome, 'stored'>, [status: number, message: string]> = {
  gone: [403, FOLLOW_UP_OVER],
  unreadable: [422, photoWords.unreadable],
  full: [409, photoWords.full],
  'too-many': [429, photoWords.tooMany],
}

/** Takes one photo for the enquiry that its token names: the bytes are the body. */
export async function POST(request: Request): Promise<Response> {
  const enquiryId = readFollowUpToken(request.headers.get(PHOTO_TOKEN) ?? '')
  const { data: id } = z.uuid().safeParse(request.headers.get(PHOTO_ID))
  if (!enquiryId || !id) return answer(403, FOLLOW_UP_OVER)
  try {
    const bytes = await readWithin(request, PHOTO_LIMIT)
    if (!bytes) return answer(413, photoWords.tooLarge)
    const address = callerAddressIn(request.headers)
    // Unlinkable to the hash that counts enquiries.
    const caller = address ? keyedHash(`photo from ${address}`) : undefined
    const outcome = await storeEnquiryPhoto({ id, enquiryId, caller, bytes })
    return outcome === 'stored' ? answer(201) : answer(...refusals[outcome])
  } catch (error) {
    logFailure('A photo of an enquiry could not be stored', error)
    return answer(503, photoWords.failed)
  }
}

const answer = (status: number, message?: string) =>
  Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } })

import { unstable_rethrow } from 'next/navigation'
import { getOwner } from '@/lib/auth/queries'
import { logFailure } from '@/lib/log'
import { readEnquiryPhoto } from '@/lib/media/enquiry-photo-read'

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

interface Props {
  params: Promise<{ id: string }>
}

/** A visitor's photo, for the owner; with `?size=small` as a thumbnail. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  try {
    const { id } = await params
    if (!(await getOwner())) return new Response('Auth session missing!', { status: 403, headers })
    const isSmall = new URL(request.url).searchParams.get('size') === 'small'
    const photo = await readEnquiryPhoto(id, isSmall)
    if (!photo) return new Response('This photo is gone.', { status: 404, headers })
    return new Response(photo, {
      headers: { ...headers, 'content-type': isSmall ? 'image/webp' : 'image/jpeg' },
    })
  } catch (error) {
    unstable_rethrow(error)
    logFailure('Could not show a photo of an enquiry', error)
    return new Response('Could not load the photo. Please try again.', { status: 503, headers })
  }
}

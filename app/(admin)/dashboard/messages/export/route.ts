import { unstable_rethrow } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { getOwner } from '@/lib/auth/queries'
import { logSecurityOf } from '@/lib/auth/security-log'
import { BYTE_ORDER_MARK, csvHeader, csvName, enquiryRecord } from '@/lib/enquiries/csv'
import { filterFrom } from '@/lib/enquiries/filter'
import { allEnquiries } from '@/lib/enquiries/queries'
import { readSearches } from '@/lib/enquiries/searches'
import { flashText } from '@/lib/flash'
import { logFailure } from '@/lib/log'
import { routes } from '@/lib/routes'
import { createSessionClient } from '@/lib/supabase/server'

const headers = { 'cache-control': 'private, no-store' }

/** What the inbox shows under the same query string, all pages of it, as a table for a spreadsheet. */
export async function GET(request: NextRequest) {
  try {
    const owner = await getOwner()
    if (!owner) return new Response('Auth session missing!', { status: 403, headers })
    const query = Object.fromEntries(request.nextUrl.searchParams)
    const filter = filterFrom(query, await readSearches())
    const pages = allEnquiries(await createSessionClient(), filter)
    // Before the answer begins: what fails now can still be said.
    const first = await pages.next()
    const begin = BYTE_ORDER_MARK + csvHeader + (first.value ?? []).map(enquiryRecord).join('')
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(begin)),
      async pull(controller) {
        const { value, done } = await pages.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value.map(enquiryRecord).join('')))
      },
    })
    logSecurityOf(request.headers, 'enquiries-exported', { account: owner.email })
    return new Response(body, {
      headers: {
        ...headers,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${csvName(new Date())}"`,
      },
    })
  } catch (error) {
    // While building, Next asks whether this could be static; its answer is no failure.
    unstable_rethrow(error)
    logFailure('Could not export the enquiries', error)
    return backToInbox(request.nextUrl, 'Failed to load messages')
  }
}

/** The failure is told where the export was asked for. */
function backToInbox({ search }: URL, message: string): Response {
  const flash = flashText({ kind: 'error', message })
  const to = { location: routes.messages + search, 'set-cookie': flash }
  return new Response(null, { status: 303, headers: { ...headers, ...to } })
}

const encoder = new TextEncoder()

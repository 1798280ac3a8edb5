import { issueFormToken } from '@/lib/enquiries/spam'

/** Asked for when a visitor first touches the enquiry form. By POST, which nothing prefetches or keeps. */
export function POST(): Response {
  return new Response(issueFormToken(), {
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  })
}

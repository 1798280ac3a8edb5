import { issueFormToken } from '@/lib/enquiries/spam'

/** For the enquiry form when first touched. POST, which nothing prefetches or caches. */
export function POST(): Response {
  return new Response(issueFormToken(), {
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  })
}

import { type NextRequest, NextResponse } from 'next/server'
import { safeNext, signInFrom } from '@/lib/routes'

/** Where the dashboard sends a signed-out visitor (specification §2); it only passes on. */
export function GET(request: NextRequest) {
  const next = safeNext(request.nextUrl.searchParams.get('next'))
  const answer = NextResponse.redirect(new URL(signInFrom(next), request.url))
  answer.headers.set('cache-control', 'no-store')
  return answer
}

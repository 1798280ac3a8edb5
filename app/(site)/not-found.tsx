import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/site/blocks/not-found-notice'

export const metadata: Metadata = { title: 'Page not found | SLW' }

export default function NotFound() {
  return <NotFoundNotice />
}

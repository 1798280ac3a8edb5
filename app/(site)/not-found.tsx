import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/site/blocks/notice-page'

export const metadata: Metadata = { title: 'Page not found | SLW' }

export default function NotFound() {
  return <NotFoundNotice />
}

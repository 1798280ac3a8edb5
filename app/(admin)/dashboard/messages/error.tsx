'use client'

import { type ErrorPageProps, LoadFailure } from '@/components/admin/load-failure'

export default function MessagesError(props: ErrorPageProps) {
  return <LoadFailure message="Failed to load messages" {...props} />
}

'use client'

import { useEffect } from 'react'
import { LoadFailure } from '@/components/admin/shell/page/load-failure'
import { logFailure, referenceOf } from '@/lib/log'

/** A fault of ours in a page; data that cannot be read is `officePage`'s. */
export default function OfficeError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => logFailure('page failed', error), [error])
  return (
    <LoadFailure
      title="Office"
      reason="This page stopped working"
      message="Failed to show this page"
      reference={referenceOf(error)}
      onRetry={retry}
    />
  )
}

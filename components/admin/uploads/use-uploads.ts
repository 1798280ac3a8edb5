'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadSettings } from './types'
import { UploadDriver } from './upload-driver'

/** The uploads of one form, and their driver. */
export function useUploads({ projectId, rawLimitMB }: UploadSettings) {
  const [driver] = useState(() => new UploadDriver({ projectId, rawLimitMB }))
  const { items, totals } = useSyncExternalStore(
    driver.subscribe,
    driver.getSnapshot,
    driver.getSnapshot,
  )

  useEffect(() => {
    driver.configure({ projectId, rawLimitMB })
  }, [driver, projectId, rawLimitMB])

  useEffect(() => {
    driver.open()
    return () => driver.close()
  }, [driver])

  return { driver, items, totals }
}

'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { UploadDriver } from './upload-driver'

/** The uploads of one form that belongs to no project, and their driver. */
export function useUploads() {
  const [driver] = useState(() => new UploadDriver({ projectId: null }))
  const { items, totals } = useSyncExternalStore(
    driver.subscribe,
    driver.getSnapshot,
    driver.getSnapshot,
  )

  useEffect(() => {
    driver.open()
    return () => driver.close()
  }, [driver])

  return { driver, items, totals }
}

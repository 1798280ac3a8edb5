'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { UploadSettings, Uploads } from './types'
import { UploadDriver } from './upload-driver'

/** The uploads of one form. */
export function useUploads({ projectId, rawLimitMB }: UploadSettings): Uploads {
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

  return useMemo(() => {
    const { add, retry, shrink, remove, settled, release } = driver
    return { items, totals, add, retry, shrink, remove, settled, release }
  }, [driver, items, totals])
}

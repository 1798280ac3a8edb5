'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { UploadSettings, Uploads } from './types'
import { UploadStore } from './upload-store'

/** The files of one project form on their way to the server. */
export function useUploads({ projectId, rawLimitMB, onDone }: UploadSettings): Uploads {
  const [store] = useState(() => new UploadStore({ projectId, rawLimitMB, onDone }))
  const { items, totals } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getSnapshot,
  )

  useEffect(() => {
    store.configure({ projectId, rawLimitMB, onDone })
  }, [store, projectId, rawLimitMB, onDone])

  useEffect(() => {
    store.open()
    return () => store.close()
  }, [store])

  return useMemo(() => {
    const { add, retry, shrink, remove, restore, release } = store
    return { items, totals, add, retry, shrink, remove, restore, release }
  }, [store, items, totals])
}

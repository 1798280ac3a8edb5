'use client'

import { useEffect, useEffectEvent } from 'react'
import { useRestore } from '@/components/admin/inbox/use-restore'
import { hasKept } from '@/components/forms/kept'
import { toast } from '@/components/ui/toast'

/** Back from the sign-in page: what was pressed before, and did not happen. */
export function UndoneNotice() {
  const restore = useRestore()

  const tell = useEffectEvent(async () => {
    const { takeUndone } = await import('@/components/forms/kept-fields')
    const undone = takeUndone()
    if (!undone) return
    const { message, restore: id } = undone
    const action = id ? { label: 'Undo', onClick: () => void restore(id) } : undefined
    toast({ kind: 'error', message, action })
  })
  useEffect(() => {
    if (hasKept()) tell().catch(console.error)
  }, [])
  return null
}

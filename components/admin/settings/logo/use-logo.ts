'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useUnsavedFiles } from '@/components/admin/shell/unsaved-work'
import type { UploadItem } from '@/components/admin/uploads/types'
import type { UploadDriver } from '@/components/admin/uploads/upload-driver'
import { useUploads } from '@/components/admin/uploads/use-uploads'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { toast } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { fileProblem } from '@/lib/media/limits'
import type { Size } from '@/lib/media/pairing/homography'
import { failureTitle, invalidImage } from '@/lib/media/words'
import { removeLogo, saveLogo } from '@/lib/profile/actions'
import { type Crop, type CropChange, wholeOf } from './crop'
import { cropLogo } from './crop-logo'

const FAILURE = failureTitle('logo')

interface Chosen {
  file: File
  preview: string
  size?: Size
  crop?: Crop
  /** Once saving has begun. */
  uploadId?: string
}

/** A logo is chosen, cropped, then saved; or removed. */
export function useLogo(current: string | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [saves, setSaves] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const { driver: uploads, items, totals } = useUploads()
  useUnsavedFiles(totals.busy)
  const upload = items.find(({ id }) => id === chosen?.uploadId)

  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen?.preview])
  useFocusAfter(saves, current, input)

  /** Discards what was uploaded of the former file or crop. */
  const replaceChosen = (next: Chosen | null) => {
    if (upload) uploads.remove(upload.id)
    setChosen(next)
  }
  const refuse = (message: string) => {
    setProblem(message)
    toast({ id: 'logo', kind: 'error', message })
  }
  const choose = (file: File) => {
    const { name, type, size } = file
    const found = fileProblem({ purpose: 'logo', name, type, size })
    setProblem(undefined)
    if (found) refuse(found.message)
    else replaceChosen({ file, preview: URL.createObjectURL(file) })
  }
  const measure = (size: Size) => setChosen((now) => now && { ...now, size, crop: wholeOf(size) })
  const crop = (change: CropChange) => {
    if (upload) uploads.remove(upload.id)
    setChosen((now) => {
      if (!now?.crop || !now.size) return now
      return { ...now, crop: change(now.crop, now.size), uploadId: undefined }
    })
  }
  const giveUp = () => {
    replaceChosen(null)
    refuse(invalidImage('logo'))
  }
  const cancel = () => {
    replaceChosen(null)
    setProblem(undefined)
    // The pressed button goes.
    input.current?.focus()
  }
  const show = ({ status, message = FAILURE }: ActionState) => {
    const isSaved = status === 'success'
    setPending(false)
    setProblem(isSaved ? undefined : message)
    toast({ id: 'logo', kind: isSaved ? 'success' : 'error', message })
    if (!isSaved) return
    uploads.release()
    setChosen(null)
    setSaves((count) => count + 1)
  }
  const save = async () => {
    if (!chosen || pending) return
    setPending(true)
    const id = await send(chosen, upload, uploads)
    if (!id) return
    setChosen({ ...chosen, uploadId: id })
    const sent = await uploads.settled(id)
    if (sent?.status !== 'ready') {
      setPending(false)
      return setProblem(sent?.problem ?? undefined)
    }
    const saved = await runOwnerAction(saveLogo, { id }, FAILURE)
    // The next try sends it again.
    if (saved.code === 'file-gone') uploads.remove(id)
    show(saved)
  }
  const remove = async () => show(await runOwnerAction(removeLogo, {}, FAILURE))
  return {
    ...{ chosen, upload, pending, problem, input },
    ...{ choose, measure, crop, giveUp, cancel, save, remove },
  }
}

function useFocusAfter(
  saves: number,
  current: string | null,
  input: RefObject<HTMLInputElement | null>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question about a logo goes with it
  useEffect(() => {
    // The pressed button is gone; the input is enabled only now.
    if (saves > 0 && document.activeElement === document.body) input.current?.focus()
  }, [saves, current])
}

/** Begins to send the logo, or goes on. @returns the upload's id */
async function send({ file, crop }: Chosen, upload: UploadItem | undefined, uploads: UploadDriver) {
  if (upload?.canRetry) uploads.retry(upload.id)
  if (upload?.canRetry || upload?.status === 'ready') return upload.id
  const [id] = uploads.add([await cropLogo(file, crop)], 'logo')
  return id
}

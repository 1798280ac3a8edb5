import { useEffect, useRef, useState } from 'react'
import { useUploads } from '@/components/admin/uploads/use-uploads'
import { fileProblem } from '@/lib/media/limits'
import { failureTitle } from '@/lib/media/words'

/** A logo that is chosen now, and sent with the form around it. */
export function useLogoChoice() {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { driver: uploads, items } = useUploads()
  const uploadId = useRef<string>(undefined)

  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  /** An upload of the former choice is of no use. */
  const forget = () => {
    if (uploadId.current) uploads.remove(uploadId.current)
    uploadId.current = undefined
  }
  const choose = (next: File | null) => {
    const found = next && fileProblem({ purpose: 'logo', ...fileFacts(next) })
    setProblem(found?.message)
    if (found) return
    forget()
    setFile(next)
    setPreview(next ? URL.createObjectURL(next) : undefined)
  }
  /** The id of the checked upload; undefined where none was chosen, null where it was not sent. */
  const send = async (): Promise<string | null | undefined> => {
    if (!file) return undefined
    const before = items.find(({ id }) => id === uploadId.current)
    if (before?.canRetry) uploads.retry(before.id)
    else if (before?.status !== 'ready') [uploadId.current] = uploads.add([file], 'logo')
    const id = uploadId.current ?? ''
    const sent = await uploads.settled(id)
    const isSent = sent?.status === 'ready'
    setProblem(isSent ? undefined : (sent?.problem ?? failureTitle('logo')))
    return isSent ? id : null
  }
  return { preview, problem, choose, send, forget, keep: uploads.release }
}

const fileFacts = ({ name, type, size }: File) => ({ name, type, size })

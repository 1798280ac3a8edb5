'use client'

import { useEffect, useRef, useState } from 'react'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { toast } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { fileProblem, LOGO_LIMIT_MB, LOGO_TYPES } from '@/lib/media/limits'
import { failureTitle, WAITING_FOR_SIGNAL } from '@/lib/media/words'
import { removeLogo, saveLogo } from '@/lib/profile/actions'
import { useUploads } from '../uploads/use-uploads'
import { cardClass } from './group'

const FAILURE = failureTitle('logo')

interface Chosen {
  file: File
  preview: string
  /** Once saving has begun. */
  uploadId?: string
}

/** The logo is chosen, previewed, then saved; or removed. */
export function LogoForm({ current }: { current: string | null }) {
  const logo = useLogo(current)
  const { chosen, upload, pending, problem } = logo
  return (
    <section aria-label="Logo" className={cardClass}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <LogoPreview src={chosen?.preview ?? current} isNew={Boolean(chosen)} />
        <div className="min-w-48 flex-1">
          <p className="font-semibold">
            {chosen ? chosen.file.name : current ? 'Your logo' : 'No logo yet'}
          </p>
          <p className="mt-1 text-base text-slate">
            PNG, JPG, GIF up to {LOGO_LIMIT_MB}MB. The header shows it 80 pixels square.
          </p>
          {upload?.status === 'paused' && (
            <p role="status" className="mt-2 font-semibold text-base text-slate">
              {WAITING_FOR_SIGNAL}
            </p>
          )}
          {pending && chosen && (
            <progress
              value={upload?.progress ?? 0}
              aria-label="Uploading the logo"
              className="mt-3 h-2 w-full accent-brick"
            />
          )}
        </div>
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <p className="text-base text-brick">{problem}</p>}
      </div>
      <LogoButtons logo={logo} hasCurrent={Boolean(current)} />
    </section>
  )
}

function useLogo(current: string | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [saves, setSaves] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads({ projectId: null })
  const upload = uploads.items.find(({ id }) => id === chosen?.uploadId)

  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen?.preview])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question about a logo goes with it
  useEffect(() => {
    // The pressed button is gone; the input is enabled only now.
    if (saves > 0 && document.activeElement === document.body) input.current?.focus()
  }, [saves, current])

  /** Discards what was uploaded of the former file. */
  const replaceChosen = (next: Chosen | null) => {
    if (upload) uploads.remove(upload.id)
    setChosen(next)
  }
  const choose = (file: File) => {
    const { name, type, size } = file
    const found = fileProblem({ purpose: 'logo', name, type, size })
    setProblem(found?.message)
    if (found) toast({ id: 'logo', kind: 'error', message: found.message })
    else replaceChosen({ file, preview: URL.createObjectURL(file) })
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
    let id = upload?.id
    if (upload?.canRetry) uploads.retry(upload.id)
    else if (upload?.status !== 'ready') [id] = uploads.add([chosen.file], 'logo')
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
  return { chosen, upload, pending, problem, input, choose, cancel, save, remove }
}

interface LogoButtonsProps {
  logo: ReturnType<typeof useLogo>
  hasCurrent: boolean
}

function LogoButtons({ logo, hasCurrent }: LogoButtonsProps) {
  const { chosen, upload, pending, choose } = logo
  return (
    <div className="flex flex-wrap gap-3">
      {chosen && (
        <>
          <Button onClick={logo.save} aria-disabled={pending || undefined}>
            {pending ? 'Saving...' : 'Save logo'}
          </Button>
          <Button
            variant="secondary"
            disabled={pending && upload?.status !== 'paused'}
            onClick={logo.cancel}
          >
            Cancel
          </Button>
        </>
      )}
      {!chosen && hasCurrent && (
        <ConfirmButton
          title="Remove logo"
          message="The website will show the company name instead."
          confirmText="Remove"
          onConfirm={logo.remove}
        />
      )}
      <label
        className={buttonClass(
          'quiet',
          classNames(
            'cursor-pointer focus-within:outline-3 focus-within:outline-brick focus-within:outline-offset-2',
            !chosen && 'order-first',
          ),
        )}
      >
        {chosen || hasCurrent ? 'Choose another' : 'Choose a logo'}
        <input
          ref={logo.input}
          type="file"
          accept={LOGO_TYPES.join(',')}
          disabled={pending}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Choosing the same file again is a change too.
            target.value = ''
            if (file) choose(file)
          }}
          className="sr-only"
        />
      </label>
    </div>
  )
}

function LogoPreview({ src, isNew }: { src: string | null; isNew: boolean }) {
  return (
    <span className="grid size-28 shrink-0 place-items-center rounded-frame border border-bar bg-chalk p-2">
      {src ? (
        // biome-ignore lint/performance/noImgElement: a file that is not on the site yet
        <img
          src={src}
          alt={isNew ? 'Preview of the new logo' : 'Current logo'}
          width={80}
          height={80}
          className="size-20 object-contain"
        />
      ) : (
        <span className="text-slate text-sm">No logo</span>
      )}
    </span>
  )
}

'use client'

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { fileProblem, LOGO_LIMIT_MB, LOGO_TYPES } from '@/lib/media/limits'
import { removeLogo } from '@/lib/profile/actions'
import { cardClass } from './group'
import { FAILURE, sendLogo } from './send-logo'

interface Chosen {
  id: string
  file: File
  preview: string
}

/** The logo: chosen, looked at, then saved; or taken off the site. */
export function LogoForm({ current }: { current: string | null }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(false)
  const [saves, setSaves] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const pending = progress !== null

  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])

  useEffect(() => {
    // The button that was pressed is gone; what is left can take the focus only now.
    if (saves > 0) input.current?.focus()
  }, [saves])

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Choosing the same file again is a change too.
    target.value = ''
    if (!file) return
    const found = fileProblem({
      purpose: 'logo',
      name: file.name,
      type: file.type,
      size: file.size,
    })
    setProblem(found)
    if (found) toast({ id: 'logo', kind: 'error', message: found })
    else setChosen({ id: crypto.randomUUID(), file, preview: URL.createObjectURL(file) })
  }
  const show = (result: ActionState) => {
    setProgress(null)
    const message = result.message ?? FAILURE
    setProblem(result.status === 'success' ? undefined : message)
    toast({ id: 'logo', kind: result.status === 'success' ? 'success' : 'error', message })
    if (result.status !== 'success') return
    setChosen(null)
    setSaves((count) => count + 1)
  }
  const save = async () => {
    if (!chosen || pending) return
    setProgress(0)
    show(await sendLogo(chosen.id, chosen.file, setProgress))
  }
  const remove = async () => {
    setProgress(1)
    show(await runOwnerAction(removeLogo, {}, FAILURE))
    setAsking(false)
  }

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
          {pending && chosen && (
            <progress
              value={progress}
              aria-label="Uploading the logo"
              className="mt-3 h-2 w-full accent-brick"
            />
          )}
        </div>
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <p className="text-base text-brick">{problem}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {chosen ? (
          <>
            <Button onClick={save} aria-disabled={pending || undefined}>
              {pending ? 'Saving...' : 'Save logo'}
            </Button>
            <Button
              variant="secondary"
              disabled={pending}
              onClick={() => {
                setChosen(null)
                setProblem(undefined)
                // This button goes.
                input.current?.focus()
              }}
            >
              Cancel
            </Button>
          </>
        ) : (
          current && (
            <Button variant="danger" disabled={pending} onClick={() => setAsking(true)}>
              Remove logo
            </Button>
          )
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
          {chosen || current ? 'Choose another' : 'Choose a logo'}
          <input
            ref={input}
            type="file"
            accept={LOGO_TYPES.join(',')}
            disabled={pending}
            onChange={choose}
            className="sr-only"
          />
        </label>
      </div>
      {asking && (
        <ConfirmDialog
          title="Remove logo"
          message="The website will show the company name instead."
          confirmText="Remove"
          destructive
          pending={pending}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
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

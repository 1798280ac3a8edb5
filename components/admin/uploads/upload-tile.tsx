'use client'

import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { isVideo } from '@/lib/media/purpose'
import { WAITING_FOR_SIGNAL } from '@/lib/media/words'
import { ProgressBar, percent } from './progress-bar'
import type { UploadItem, UploadStatus } from './types'
import type { UploadDriver } from './upload-driver'

interface UploadTileProps {
  item: UploadItem
  /** What it is in the form: 'Before image'. */
  label?: string
  uploads: Pick<UploadDriver, 'retry' | 'shrink' | 'remove'>
  /** Fields that belong to it, such as a caption. */
  children?: ReactNode
}

/** A chosen file: what it looks like, how far it is, and what can be done about it. */
export function UploadTile({ item, label, uploads, children }: UploadTileProps) {
  const { id, name, status, problem } = item
  const last = useRef<HTMLButtonElement>(null)
  /** The pressed button goes; the focus must not go with it. */
  const again = (act: (id: string) => void) => {
    last.current?.focus()
    act(id)
  }
  const isUnderWay = status !== 'ready' && status !== 'failed'
  const note = status !== 'failed' && smallerWords(item)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for fields, this for a file
    <div
      role="group"
      aria-label={label ? `${label}: ${name}` : name}
      className="pane flex flex-col"
    >
      <Preview item={item} alt={label ?? ''} />
      <div className="flex grow flex-col gap-2 border-bar border-t p-3">
        <div>
          {label && <p className="eyebrow leading-snug">{label}</p>}
          <p className="truncate text-base leading-snug" title={name}>
            {name}
          </p>
        </div>
        {status !== 'failed' && (
          <p
            className={classNames(
              'font-semibold text-base leading-snug',
              status === 'ready' ? 'text-moss' : 'text-slate',
            )}
          >
            {status === 'ready' && <Tick />}
            {stateWords(item)}
          </p>
        )}
        {isUnderWay && <ProgressBar label={`${spoken[status]} ${name}`} progress={item.progress} />}
        {note && <p className="text-base text-slate leading-snug">{note}</p>}
        {isUnderWay && item.isUnkept && <p className="text-base text-brick leading-snug">{STAY}</p>}
        {problem && <p className="text-base text-brick leading-snug">{problem}</p>}
        {/* Without the percentages, which would be read out one by one. */}
        <p role="status" className="sr-only">
          {[
            `${label ?? name}: ${problem ?? spoken[status]}`,
            note,
            isUnderWay && item.isUnkept && STAY,
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
        {children}
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {item.canRetry && <Act onClick={() => again(uploads.retry)}>Try again</Act>}
          {item.canShrink && <Act onClick={() => again(uploads.shrink)}>Make it smaller</Act>}
          <Act quiet button={last} onClick={() => uploads.remove(id)}>
            {isUnderWay ? 'Cancel' : 'Remove'}
            <span className="sr-only"> {label ? label.toLowerCase() : name}</span>
          </Act>
        </div>
      </div>
    </div>
  )
}

const spoken: Record<UploadStatus, string> = {
  queued: 'Waiting',
  converting: 'Converting',
  sending: 'Uploading',
  paused: WAITING_FOR_SIGNAL,
  checking: 'Checking…',
  ready: 'Ready',
  failed: 'Failed',
}

const STAY = "Keep this tab open until it's sent: this device can't keep it for later."

function smallerWords({ smaller, purpose }: UploadItem) {
  if (smaller === 'slow') return 'Made smaller for a slow connection'
  return smaller && `Made smaller: the ${isVideo(purpose) ? 'video' : 'photo'} was too large`
}

function stateWords({ status, progress }: UploadItem): string {
  if (status === 'converting' && progress === 0) return 'Converting…'
  const isCounted = status === 'sending' || status === 'converting'
  return isCounted ? `${spoken[status]} ${percent(progress)} %` : spoken[status]
}

function Preview({ item, alt }: { item: UploadItem; alt: string }) {
  const { preview, purpose, status } = item
  /** What this device cannot show; a checked file has another preview, which it can. */
  const [unshown, setUnshown] = useState<string | null>(null)
  const onError = () => setUnshown(preview)
  const look = classNames(
    'size-full object-cover transition-opacity duration-200',
    status !== 'ready' && 'opacity-60',
  )
  return (
    <div className="aspect-3/2 overflow-hidden bg-glass">
      {!preview || preview === unshown ? (
        <p aria-hidden="true" className="grid size-full place-items-center text-slate text-sm">
          No preview
        </p>
      ) : isVideo(purpose) ? (
        // Phones draw a frame only if the address names a time.
        <video
          src={`${preview}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          className={look}
          onError={onError}
        />
      ) : (
        // biome-ignore lint/performance/noImgElement: the file is on this device
        <img src={preview} alt={alt} className={look} onError={onError} />
      )}
    </div>
  )
}

function Tick() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="mr-1.5 inline size-4 fill-none stroke-2 stroke-current"
    >
      <path d="m2.5 8.5 3.5 3.5 7.5-8" />
    </svg>
  )
}

function Act({
  quiet,
  button,
  onClick,
  children,
}: {
  quiet?: boolean
  button?: RefObject<HTMLButtonElement | null>
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Button
      ref={button}
      variant={quiet ? 'quiet' : 'secondary'}
      onClick={onClick}
      className="min-h-11 grow px-3 py-1.5 text-base"
    >
      {children}
    </Button>
  )
}

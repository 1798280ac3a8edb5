'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Modal, ModalAnswers } from '@/components/ui/modal'
import { Spinner } from '@/components/ui/spinner'
import { drawShare, type SharedSet, type SharedWork, type ShareLook } from './draw-share'
import { ARRANGEMENTS, SHAPES } from './share-layout'

interface ShareProps {
  set: SharedSet
  /** Of the set on the page, from 1. */
  number: number
}

/** Makes one picture of a set's before and after, to post elsewhere. */
export function ShareButton({ set, number }: ShareProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Share picture
        <span className="sr-only"> of set {number}</span>
      </Button>
      {isOpen && <ShareDialog set={set} number={number} onClose={() => setOpen(false)} />}
    </>
  )
}

function ShareDialog({ set, number, onClose }: ShareProps & { onClose: () => void }) {
  const [look, setLook] = useState<ShareLook>({ shape: 'square', arrangement: 'beside' })
  const { made, retry } = useShareFile(set, number, look)
  const [isRefused, setRefused] = useState(false)
  const file = made.state === 'ready' ? made.file : undefined

  return (
    <Modal
      title="Share picture"
      message={`Before and after of set ${number}, ready to post`}
      onCancel={onClose}
    >
      <div className="grid gap-4 px-6 pb-5">
        <Preview made={made} look={look} work={set.work} onRetry={retry} />
        <Choice
          legend="Shape"
          options={Object.entries(SHAPES).map(([shape, { label, ...size }]) => [
            shape,
            `${label} ${size.width} × ${size.height}`,
          ])}
          chosen={look.shape}
          onChoose={(shape) => setLook({ ...look, shape: shape as ShareLook['shape'] })}
        />
        <Choice
          legend="Photos"
          options={Object.entries(ARRANGEMENTS)}
          chosen={look.arrangement}
          onChoose={(arrangement) =>
            setLook({ ...look, arrangement: arrangement as ShareLook['arrangement'] })
          }
        />
        <p role="status" className={isRefused ? 'text-brick' : 'sr-only'}>
          {isRefused
            ? 'Sharing did not work. Download the picture instead.'
            : made.state === 'ready' && 'Picture ready'}
        </p>
      </div>
      <ModalAnswers>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button
          variant={canShare(file) ? 'secondary' : 'primary'}
          disabled={!file}
          onClick={() => file && made.state === 'ready' && download(made.url, file.name)}
        >
          Download
        </Button>
        {file && canShare(file) && (
          <Button onClick={() => share(file).then((done) => setRefused(!done))}>Share</Button>
        )}
      </ModalAnswers>
    </Modal>
  )
}

interface PreviewProps {
  made: Made
  look: ShareLook
  work: SharedWork
  onRetry: () => void
}

/** The picture itself, as it will be sent. */
function Preview({ made, look, work, onRetry }: PreviewProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { width, height } = SHAPES[look.shape]
  const words = [work.title, work.location, work.company].join(', ')
  const retry = () => {
    // The button goes with the message.
    stage.current?.focus()
    onRetry()
  }
  return (
    <div
      ref={stage}
      tabIndex={-1}
      style={{ aspectRatio: width / height }}
      className="grid h-[max(35dvh,12rem)] max-w-full place-items-center justify-self-center bg-glass outline-none"
    >
      {made.state === 'making' && <Spinner label="Making the picture" />}
      {made.state === 'failed' && (
        <div role="alert" className="p-4 text-center">
          <p className="mb-3">We couldn't load the photos. Check your connection.</p>
          <Button variant="secondary" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      {made.state === 'ready' && (
        // biome-ignore lint/performance/noImgElement: made on this device
        <img
          src={made.url}
          width={width}
          height={height}
          alt={`Before and after, ${ARRANGEMENTS[look.arrangement].toLowerCase()}, over the words: ${words}`}
          className="size-full object-contain"
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  legend: string
  options: readonly (readonly [value: string, label: ReactNode])[]
  chosen: string
  onChoose: (value: string) => void
}

function Choice({ legend, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="font-semibold">{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value} className="tap inline-flex cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={legend}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="size-5 accent-brick"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

type Made = { state: 'making' | 'failed' } | { state: 'ready'; file: File; url: string }

/** The picture as a file, made again for each look. */
function useShareFile(set: SharedSet, number: number, { shape, arrangement }: ShareLook) {
  const [made, setMade] = useState<Made>({ state: 'making' })
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt draws again
  useEffect(() => {
    let isCurrent = true
    let url: string | undefined
    setMade({ state: 'making' })
    const { width, height } = SHAPES[shape]
    drawShare(set, { shape, arrangement }).then(
      (jpeg) => {
        if (!isCurrent) return
        url = URL.createObjectURL(jpeg)
        const name = `${set.work.slug}-set-${number}-${width}x${height}.jpg`
        setMade({ state: 'ready', url, file: new File([jpeg], name, { type: jpeg.type }) })
      },
      (error) => {
        console.error(error)
        if (isCurrent) setMade({ state: 'failed' })
      },
    )
    return () => {
      isCurrent = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [set, number, shape, arrangement, attempt])

  return { made, retry: () => setAttempt(attempt + 1) }
}

/** Few browsers but those of phones share files. */
function canShare(file: File | undefined): boolean {
  return Boolean(file && navigator.canShare?.({ files: [file] }))
}

/** @returns false where the device refused; closing its share sheet is no refusal */
async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    console.error(error)
    return (error as Error).name === 'AbortError'
  }
  return true
}

function download(url: string, name: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

'use client'

import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { MOST_PHOTOS, photoWords } from '@/lib/enquiries/photo-rules'
import { type Photo, usePhotos } from './use-photos'

/** Adds photos to the message just sent, from camera or gallery. */
export function FollowUpPhotos({ token }: { token: string }) {
  const { photos, room, add, retry, remove } = usePhotos(token)
  const [notice, setNotice] = useState('')
  const picker = useRef<HTMLInputElement>(null)
  const label = useId()
  const isFull = room <= 0

  /** For a press that takes its button away, and the focus with it. */
  const focusPicker = () => picker.current?.focus()

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setNotice(add([...(target.files ?? [])]))
    // The same file can be chosen again.
    target.value = ''
  }

  return (
    <section aria-labelledby={label} className="mt-8 border-bar border-t pt-6">
      <h4 id={label} className="font-semibold text-lg">
        Photos
      </h4>
      <p className="mt-1 max-w-text text-base text-slate">
        Up to {MOST_PHOTOS}, of the windows, doors or room. We remove the location from your photos.
      </p>
      {photos.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {photos.map((photo) => (
            <li key={photo.id} className="min-w-0">
              <PhotoTile
                photo={photo}
                onRetry={() => {
                  retry(photo.id)
                  focusPicker()
                }}
                onRemove={() => {
                  remove(photo.id)
                  setNotice('')
                  focusPicker()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label
          className={buttonClass(
            isFull ? 'quiet' : 'secondary',
            'relative has-focus-visible:outline-3 has-focus-visible:outline-brick has-focus-visible:outline-offset-2 max-sm:w-full',
          )}
        >
          Add photos
          <input
            ref={picker}
            type="file"
            accept="image/*"
            multiple
            onChange={choose}
            aria-disabled={isFull || undefined}
            onClick={(event) => {
              if (!isFull) return
              event.preventDefault()
              setNotice(photoWords.full)
            }}
            className={classNames('absolute inset-0 opacity-0', !isFull && 'cursor-pointer')}
          />
        </label>
        {/* Not atomic: the notice is not read out again with each photo. */}
        <div role="status" aria-atomic="false" className="text-base text-slate">
          {notice && <p>{notice}</p>}
          {photos.length > 0 && <p>{outcomeOf(photos)}</p>}
        </div>
      </div>
    </section>
  )
}

function outcomeOf(photos: Photo[]): string {
  const count = (wanted: Photo['state']) => photos.filter(({ state }) => state === wanted).length
  const failed = count('failed')
  const sent = `${count('sent')} of ${photos.length} sent`
  return failed ? `${sent}, ${failed} not sent` : sent
}

interface PhotoTileProps {
  photo: Photo
  onRetry: () => void
  onRemove: () => void
}

const words = {
  waiting: 'Waiting…',
  sending: 'Sending…',
  sent: 'Sent',
  failed: 'Not sent',
} as const

function PhotoTile({ photo, onRetry, onRemove }: PhotoTileProps) {
  const { name, state, preview, message, canRetry } = photo
  return (
    <>
      <div
        className={classNames(
          'aspect-4/3 overflow-hidden rounded-frame bg-glass',
          state === 'failed' && 'outline-2 outline-brick',
        )}
      >
        {preview && (
          // biome-ignore lint/performance/noImgElement: a picture of this device
          <img
            src={preview}
            alt={name}
            // Not in an effect: its cleanup would also run when the page is hidden.
            onLoad={() => URL.revokeObjectURL(preview)}
            className="size-full object-cover"
          />
        )}
      </div>
      <p
        className={classNames(
          'mt-1.5 text-base',
          state === 'failed' ? 'text-brick' : state === 'sent' ? 'text-moss' : 'text-slate',
        )}
      >
        <span className="font-semibold">{words[state]}</span>
        <span className="sr-only">: {name}</span>
      </p>
      {state === 'failed' && (
        <>
          <p className="text-base text-brick">{message}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {canRetry && (
              <Button variant="quiet" onClick={onRetry} className="text-base">
                <span>
                  Try again<span className="sr-only">: {name}</span>
                </span>
              </Button>
            )}
            <Button variant="quiet" onClick={onRemove} className="text-base">
              <span>
                Remove<span className="sr-only"> {name}</span>
              </span>
            </Button>
          </div>
        </>
      )}
    </>
  )
}

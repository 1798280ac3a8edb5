'use client'

import { type ClipboardEvent, type DragEvent, useEffect, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { MOV_TYPE, PHOTO_TYPES, typesAndLimit, VIDEO_TYPES } from '@/lib/media/limits'
import { isVideo, type UploadPurpose } from '@/lib/media/purpose'

interface DropZoneProps {
  purpose: UploadPurpose
  label: string
  /** Of a small zone: said after its label, such as 'as before image of set 2'. */
  about?: string
  hint?: string
  /** Largest raw photo in MB, from the profile. */
  rawLimitMB: number
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** Takes files by tap, by dropping them, or from the clipboard while the focus is here. */
export function DropZone(props: DropZoneProps) {
  const { purpose, label, about, hint, rawLimitMB, multiple, onFiles } = props
  const id = useId()
  useNothingOpensByDropping()

  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []).slice(0, multiple ? undefined : 1)
    if (files.length > 0) onFiles(files)
    return files.length > 0
  }
  const { isOver, handlers } = useDropping(take)

  return (
    // The control is the input inside; dropping and pasting are ways around it.
    <div
      {...handlers}
      onPaste={(event: ClipboardEvent) => {
        if (take(event.clipboardData.files)) event.preventDefault()
      }}
      data-over={isOver || undefined}
      className={classNames(
        'group relative rounded-frame border-2 border-dashed transition-colors duration-150',
        'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-brick has-[:focus-visible]:outline-offset-2',
        'hover:border-anthracite hover:bg-glass',
        isOver ? 'border-brick bg-brick-tint' : 'border-control bg-white',
      )}
    >
      <input
        id={`${id}-input`}
        type="file"
        accept={(isVideo(purpose) ? [...VIDEO_TYPES, MOV_TYPE] : PHOTO_TYPES).join(',')}
        multiple={multiple}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint ${id}-types` : `${id}-types`}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again, after it was removed or changed.
          event.target.value = ''
        }}
        className="sr-only"
      />
      <label
        htmlFor={`${id}-input`}
        className={classNames(
          'flex cursor-pointer flex-col items-center justify-center gap-1 text-center',
          about ? 'min-h-24 px-2 py-3' : 'min-h-28 px-4 py-5',
        )}
      >
        <ArrowIn />
        <span id={`${id}-label`} className="font-semibold leading-snug">
          {label}
          {about && <span className="sr-only"> {about}</span>}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-base text-slate leading-snug">
            {hint}
          </span>
        )}
        <span
          id={`${id}-types`}
          className={classNames('text-slate text-sm leading-snug', about && 'max-sm:hidden')}
        >
          {typesAndLimit(purpose, rawLimitMB)}
        </span>
      </label>
    </div>
  )
}

/** An arrow into a sill. */
function ArrowIn() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="mb-1 size-7 fill-none stroke-2 stroke-brick"
    >
      <path d="M12 16V4M7 9l5-5 5 5M4 15v5h16v-5" />
    </svg>
  )
}

function useDropping(take: (list: FileList) => void) {
  const [isOver, setIsOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      // dragleave also fires for children.
      const to = event.relatedTarget
      if (!(to instanceof Node) || !event.currentTarget.contains(to)) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setIsOver(false)
      take(event.dataTransfer.files)
    },
  }
  return { isOver, handlers }
}

/** A file that misses the zone would be opened in the place of the half-written form. */
function useNothingOpensByDropping(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

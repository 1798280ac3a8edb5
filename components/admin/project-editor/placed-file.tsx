'use client'

import { DropZone } from '@/components/admin/uploads/drop-zone'
import type { UploadItem } from '@/components/admin/uploads/types'
import { UploadTile } from '@/components/admin/uploads/upload-tile'
import { Button } from '@/components/ui/button'
import type { MediaType, Placed } from '@/lib/projects/editor/media-list'
import { PictureWords } from './picture-words'
import { useProjectFiles } from './project-context'
import { useKeptFocus } from './use-kept-focus'

/** A chosen file with its words; one that is gone asks to be chosen again and keeps them. */
function PlacedFile({ entry, of }: { entry: Placed; of: string }) {
  const { uploads, placing } = useProjectFiles()
  const item = uploads.items.find(({ id }) => id === entry.id)
  const words = (
    <PictureWords
      id={entry.id}
      of={of}
      caption={entry.caption}
      date={entry.date}
      onChange={(changed) => placing.change(entry.id, changed)}
    />
  )
  if (item && !entry.lost) {
    return (
      <UploadTile item={item} uploads={{ ...uploads, remove: placing.remove }}>
        {!isRefused(item) && words}
      </UploadTile>
    )
  }
  return (
    <div className="pane grid content-start gap-3 p-3">
      <p role="alert" className="text-base text-brick leading-snug">
        <strong className="block">{entry.name}</strong> {entry.lost}
      </p>
      <DropZone
        purpose={entry.type}
        label={`Choose ${of} again`}
        onFiles={(files) => placing.choose(files, entry, entry)}
      />
      {words}
      <Button variant="quiet" onClick={() => placing.remove(entry.id)}>
        Remove<span className="sr-only"> {entry.name}</span>
      </Button>
    </div>
  )
}

/** Only another file helps: there is nothing to say about this one. */
function isRefused({ status, canRetry, canShrink }: UploadItem): boolean {
  return status === 'failed' && !canRetry && !canShrink
}

const halves = { before: 'Before', after: 'After' } as const

/** One half of a set that has no saved picture: empty, or with the file that was chosen for it. */
export function SetSlot({
  type,
  setId,
  of,
}: {
  type: 'before' | 'after'
  setId: string
  of: string
}) {
  const { placing } = useProjectFiles()
  const entry = placing.placed.find((file) => file.type === type && file.setId === setId)
  const box = useKeptFocus(entry?.id)
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-filled={entry && ''}
      className="grid min-w-0 content-start gap-2 outline-none"
    >
      <p className="font-semibold">{halves[type]}</p>
      {entry ? (
        <PlacedFile entry={entry} of={of} />
      ) : (
        <DropZone
          purpose={type}
          label={`Add ${of}`}
          onFiles={(files) => placing.choose(files, { type, setId })}
        />
      )}
    </div>
  )
}

/** Any number of files of one kind, and room for more. */
export function FileList({
  type,
  word,
  label,
}: {
  type: Extract<MediaType, 'progress' | 'video'>
  word: string
  label: string
}) {
  const { placing } = useProjectFiles()
  const files = placing.placed.filter((file) => file.type === type)
  // Not their number: one that is chosen again takes the place of another.
  const box = useKeptFocus(files.map(({ id }) => id).join())
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 outline-none">
      {files.length > 0 && (
        <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
          {files.map((entry, index) => (
            <li key={entry.id} className="min-w-0">
              <PlacedFile entry={entry} of={`new ${word} ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
      <DropZone
        purpose={type}
        multiple
        label={label}
        onFiles={(chosen) => placing.choose(chosen, { type, setId: null })}
      />
    </div>
  )
}

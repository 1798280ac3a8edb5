'use client'

import { useKeptFocus } from '@/components/admin/shell/use-kept-focus'
import { DropZone } from '@/components/admin/uploads/drop-zone'
import type { UploadItem } from '@/components/admin/uploads/types'
import { UploadTile } from '@/components/admin/uploads/upload-tile'
import { Button } from '@/components/ui/button'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import { TakeAfterPhoto } from '../camera/take-after-photo'
import { useEditor } from '../editor-context'
import { itemsOf } from '../replacements'
import { CoverButton } from './cover'
import { PictureWords } from './picture-words'

/** A chosen file with its words; one that is gone asks to be chosen again and keeps them. */
export function ChosenFileCard({ file, of }: { file: ChosenFile; of: string }) {
  const { state, editor } = useEditor()
  const item = itemsOf(state).find(({ id }) => id === file.id)
  const words = (
    <PictureWords
      id={file.id}
      of={of}
      caption={file.caption}
      date={file.date}
      onChange={(words) => editor.dispatch({ type: 'file-words-changed', id: file.id, words })}
    />
  )
  if (item && !file.lost) {
    return (
      <UploadTile item={item} uploads={editor}>
        {!isRefused(item) && file.type !== 'video' && <CoverButton id={file.id} of={of} />}
        {!isRefused(item) && words}
      </UploadTile>
    )
  }
  return (
    <div className="pane grid content-start gap-3 p-3">
      <p role="alert" className="text-base text-brick leading-snug">
        <strong className="block">{file.name}</strong> {file.lost}
      </p>
      <DropZone
        rawLimitMB={editor.rawLimitMB}
        purpose={file.type}
        label={`Choose ${of} again`}
        onFiles={(files) => editor.choose(files, file, file)}
      />
      {words}
      <Button variant="quiet" onClick={() => editor.remove(file.id)}>
        Remove<span className="sr-only"> {file.name}</span>
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
  const { state, editor } = useEditor()
  const file = state.files.find((each) => each.type === type && each.setId === setId)
  const box = useKeptFocus(file?.id)
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid min-w-0 grid-cols-1 content-start gap-2 outline-none"
    >
      <p className="font-semibold">{halves[type]}</p>
      {file ? (
        <ChosenFileCard file={file} of={of} />
      ) : (
        <>
          <DropZone
            rawLimitMB={editor.rawLimitMB}
            purpose={type}
            label="Add photo"
            about={`as ${of}`}
            onFiles={(files) => editor.choose(files, { type, setId })}
          />
          {type === 'after' && <TakeAfterPhoto setId={setId} of={of} />}
        </>
      )}
    </div>
  )
}

/** Any number of videos, and room for more. */
export function VideoFiles() {
  const { state, editor } = useEditor()
  const files = state.files.filter(({ type }) => type === 'video')
  // Not their number: one that is chosen again takes the place of another.
  const box = useKeptFocus(files.map(({ id }) => id).join())
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 outline-none">
      {files.length > 0 && (
        <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
          {files.map((file, index) => (
            <li key={file.id} className="min-w-0">
              <ChosenFileCard file={file} of={`new video ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
      <DropZone
        rawLimitMB={editor.rawLimitMB}
        purpose="video"
        multiple
        label="Add videos"
        onFiles={(chosen) => editor.choose(chosen, { type: 'video', setId: null })}
      />
    </div>
  )
}

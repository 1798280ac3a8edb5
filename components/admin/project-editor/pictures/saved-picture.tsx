'use client'

import { useKeptFocus } from '@/components/admin/shell/use-kept-focus'
import { UploadTile } from '@/components/admin/uploads/upload-tile'
import { Image } from '@/components/ui/image/image'
import type { SavedPicture } from '@/lib/projects/editor/edit-rows'
import { deleteImage } from '@/lib/projects/image-actions'
import { useEditor } from '../editor-context'
import { replacementOf } from '../replacements'
import { CoverBadge, CoverButton } from './cover'
import { PictureWords } from './picture-words'
import { RemoveButton } from './remove-button'
import { ReplaceButton } from './replace-button'

const headings = { before: 'Before', after: 'After', progress: null } as const

/** A picture that is saved: its words can be changed, itself replaced or deleted. */
export function SavedPictureCard({
  picture,
  of,
  beside,
}: {
  picture: SavedPicture
  of: string
  /** Heading that takes the focus when it is deleted. */
  beside: string
}) {
  const { state, editor } = useEditor()
  const successor = replacementOf(state, picture.id)
  const words = state.captions[picture.id] ?? picture
  const box = useKeptFocus(successor?.id)
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-filled
      className="grid min-w-0 content-start gap-3 outline-none"
    >
      {headings[picture.type] && <p className="-mb-1 font-semibold">{headings[picture.type]}</p>}
      <div className="pane relative aspect-3/2 overflow-hidden bg-glass">
        <Image
          picture={picture}
          alt={words.caption || of}
          fill
          sizes="(min-width: 80rem) 28rem, (min-width: 40rem) 50vw, 100vw"
          className="object-cover"
        />
        <CoverBadge id={picture.id} />
      </div>
      {successor && <UploadTile item={successor} label="Replacement" uploads={editor} />}
      <div className="flex flex-wrap gap-2 [&>button]:min-w-20 [&>button]:flex-1 [&>button]:px-2">
        {!successor && <ReplaceButton picture={picture} of={of} />}
        <CoverButton id={picture.id} of={of} isSaved={picture.isCover} />
        <RemoveButton
          title="Delete Image"
          which={of}
          question={`Are you sure you want to delete the ${of}? This action cannot be undone.`}
          remove={() => deleteImage({ imageId: picture.id })}
          failure="Failed to delete image"
          beside={beside}
        />
      </div>
      <PictureWords
        id={picture.id}
        of={of}
        caption={words.caption}
        date={words.date}
        onChange={(changed) =>
          editor.dispatch({ type: 'caption-changed', picture, words: changed })
        }
      />
    </div>
  )
}

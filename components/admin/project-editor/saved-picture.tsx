'use client'

import Image from 'next/image'
import { UploadTile } from '@/components/admin/uploads/upload-tile'
import type { SavedPicture } from '@/lib/projects/editor/edit-rows'
import { deleteImage } from '@/lib/projects/image-actions'
import { PictureWords } from './picture-words'
import { useProjectFiles } from './project-context'
import { RemoveButton } from './remove-button'
import { ReplaceButton } from './replace-button'
import { useKeptFocus } from './use-kept-focus'

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
  const { uploads, replacements, captions, setCaption } = useProjectFiles()
  const successor = replacements.itemOf(picture.id)
  const words = captions[picture.id] ?? picture
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
          src={picture.src}
          alt={words.caption || of}
          fill
          sizes="(min-width: 80rem) 28rem, (min-width: 40rem) 50vw, 100vw"
          quality={60}
          placeholder={picture.blur ? 'blur' : 'empty'}
          blurDataURL={picture.blur}
          className="object-cover"
        />
      </div>
      {successor && <UploadTile item={successor} label="Replacement" uploads={uploads} />}
      <div className="flex flex-wrap gap-3">
        {!successor && (
          <ReplaceButton of={of} onFile={(file) => replacements.start(picture.id, file)} />
        )}
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
        onChange={(changed) => setCaption(picture.id, changed)}
      />
    </div>
  )
}

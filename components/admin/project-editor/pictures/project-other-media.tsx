'use client'

import { useKeptFocus } from '@/components/admin/shell/use-kept-focus'
import { DropZone } from '@/components/admin/uploads/drop-zone'
import type { SavedVideo } from '@/lib/projects/editor/edit-rows'
import { deleteVideo } from '@/lib/projects/image-actions'
import { useEditor } from '../editor-context'
import { Reorderable } from '../ordering/compact-list'
import { MoveControls } from '../ordering/move-controls'
import { shownProgress } from '../ordering/shown-order'
import { useOrdering } from '../ordering/use-ordering'
import { ProjectSection } from '../project-section'
import { ChosenFileCard, VideoFiles } from './chosen-file'
import { PictureWords } from './picture-words'
import { RemoveButton } from './remove-button'
import { SavedPictureCard } from './saved-picture'

const grid = 'grid gap-x-4 gap-y-6 sm:grid-cols-2 xl:grid-cols-3'

export function ProgressPhotos() {
  const { state, editor, project } = useEditor()
  const photos = shownProgress(state, project)
  const ordering = useOrdering('progress', 'progress photo')
  const files = photos.flatMap(({ file }) => file ?? [])
  // Not their number: one that is chosen again takes the place of another.
  const box = useKeptFocus(state.files.map(({ id }) => id).join())
  const picturesOf = (id: string) =>
    photos.filter((photo) => photo.id === id).map(({ saved, file }) => saved ?? file)
  return (
    <ProjectSection
      id="progress"
      title="Progress photos"
      hint="Photos of the work in progress, as many as you like."
    >
      <div ref={box} tabIndex={-1} className="grid gap-5 outline-none">
        {photos.length > 0 && (
          <Reorderable ordering={ordering} picturesOf={picturesOf}>
            <ul className={grid}>
              {photos.map(({ id, saved, file }, index) => (
                <li key={id} className="min-w-0">
                  {photos.length > 1 && (
                    <div className="mb-1 flex items-center gap-2">
                      <p className="font-semibold">Photo {index + 1}</p>
                      <MoveControls ordering={ordering} id={id} />
                    </div>
                  )}
                  {saved ? (
                    <SavedPictureCard
                      picture={saved}
                      of={`progress image ${index + 1}`}
                      beside="progress-title"
                    />
                  ) : (
                    <ChosenFileCard
                      file={file}
                      of={`new progress image ${files.indexOf(file) + 1}`}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Reorderable>
        )}
        <DropZone
          rawLimitMB={editor.rawLimitMB}
          purpose="progress"
          multiple
          label="Add progress photos"
          onFiles={(chosen) => editor.choose(chosen, { type: 'progress', setId: null })}
        />
      </div>
    </ProjectSection>
  )
}

export function ProjectVideosSection({ saved }: { saved: SavedVideo[] }) {
  return (
    <ProjectSection id="videos" title="Videos" hint="Straight from a phone is fine.">
      {saved.length > 0 && (
        <ul className={grid}>
          {saved.map((video, index) => (
            <li key={video.id} className="min-w-0">
              <SavedVideoCard video={video} of={`video ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
      <VideoFiles />
    </ProjectSection>
  )
}

function SavedVideoCard({ video, of }: { video: SavedVideo; of: string }) {
  const { state, editor } = useEditor()
  const words = state.captions[video.id] ?? video
  return (
    <div className="grid min-w-0 content-start gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: footage of a building site; the owner uploads no captions */}
      <video
        controls
        playsInline
        preload={video.poster ? 'none' : 'metadata'}
        poster={video.poster ?? undefined}
        src={video.src}
        aria-label={words.caption || of}
        className="pane aspect-3/2 w-full bg-anthracite"
      />
      <div className="flex">
        <RemoveButton
          title="Delete Video"
          which={of}
          question={`Are you sure you want to delete ${of}? This action cannot be undone.`}
          remove={() => deleteVideo({ imageId: video.id })}
          failure="Failed to delete video"
          beside="videos-title"
        />
      </div>
      <PictureWords
        id={video.id}
        of={of}
        caption={words.caption}
        date={words.date}
        onChange={(changed) =>
          editor.dispatch({ type: 'caption-changed', picture: video, words: changed })
        }
      />
    </div>
  )
}

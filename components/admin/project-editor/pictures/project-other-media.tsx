'use client'

import type { SavedPicture, SavedVideo } from '@/lib/projects/editor/edit-rows'
import { deleteVideo } from '@/lib/projects/image-actions'
import { useEditor } from '../editor-context'
import { ProjectSection } from '../project-section'
import { FileList } from './chosen-file'
import { PictureWords } from './picture-words'
import { RemoveButton } from './remove-button'
import { SavedPictureCard } from './saved-picture'

const grid = 'grid gap-x-4 gap-y-6 sm:grid-cols-2 xl:grid-cols-3'

export function ProgressPhotos({ saved }: { saved: SavedPicture[] }) {
  return (
    <ProjectSection
      id="progress"
      title="Progress photos"
      hint="Photos of the work in progress, as many as you like."
    >
      {saved.length > 0 && (
        <ul className={grid}>
          {saved.map((picture, index) => (
            <li key={picture.id} className="min-w-0">
              <SavedPictureCard
                picture={picture}
                of={`progress image ${index + 1}`}
                beside="progress-title"
              />
            </li>
          ))}
        </ul>
      )}
      <FileList type="progress" word="progress image" label="Add progress photos" />
    </ProjectSection>
  )
}

export function ProjectVideosSection({ saved }: { saved: SavedVideo[] }) {
  return (
    <ProjectSection
      id="videos"
      title="Videos"
      hint="MP4, WebM, OGG or a phone's MOV, each less than 100MB."
    >
      {saved.length > 0 && (
        <ul className={grid}>
          {saved.map((video, index) => (
            <li key={video.id} className="min-w-0">
              <SavedVideoCard video={video} of={`video ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
      <FileList type="video" word="video" label="Add videos" />
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

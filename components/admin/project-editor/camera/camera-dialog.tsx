import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogFrame } from '@/components/ui/modal'
import { CameraTrouble } from './camera-trouble'
import { takePicture } from './take-picture'
import { useCamera } from './use-camera'
import { useLevel } from './use-level'
import { type Ghost, type View, Viewfinder } from './viewfinder'

interface CameraDialogProps {
  title: string
  /** Lies over the camera's picture, which is taken in its shape. */
  before: Ghost
  onPhoto: (photo: File) => void
  onClose: () => void
}

const NOT_TAKEN = 'The camera gave no picture. Please try again.'

/** Takes a photo from where another was taken: that one lies over what the camera sees. */
export function CameraDialog({ title, before, onPhoto, onClose }: CameraDialogProps) {
  const { stream, problem, retry } = useCamera()
  const { roll, ask } = useLevel()
  const video = useRef<HTMLVideoElement>(null)
  const [taken, setTaken] = useState<{ file: File; src: string } | null>(null)
  const [view, setView] = useState<View>('both')
  const [isTaking, setIsTaking] = useState(false)
  const [failure, setFailure] = useState('')

  useEffect(() => () => URL.revokeObjectURL(taken?.src ?? ''), [taken])

  const take = async () => {
    if (!video.current || isTaking) return
    setIsTaking(true)
    setFailure('')
    try {
      const file = await takePicture(video.current, before.width / before.height)
      setView('camera')
      setTaken({ file, src: URL.createObjectURL(file) })
    } catch (error) {
      console.error('Could not take a photo', error)
      setFailure(NOT_TAKEN)
    }
    setIsTaking(false)
  }
  const again = () => {
    setView('both')
    setTaken(null)
  }
  return (
    <DialogFrame
      label={title}
      onCancel={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-anthracite text-white"
    >
      <div className="grid size-full grid-rows-[auto_minmax(0,1fr)_auto] landscape:grid-cols-[minmax(0,1fr)_14rem] landscape:grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex items-center justify-between gap-3 p-3 landscape:col-start-2">
          <h2 className="text-base">{title}</h2>
          <Button variant="inverse" onClick={onClose} className="shrink-0">
            Close
          </Button>
        </div>
        {problem && !taken ? (
          <CameraTrouble problem={problem} onRetry={retry} onFile={onPhoto} />
        ) : (
          <>
            <Viewfinder
              before={before}
              taken={taken?.src}
              stream={stream}
              video={video}
              roll={roll}
              view={view}
              onView={setView}
            />
            <div className="grid content-center justify-items-center gap-3 p-4 landscape:col-start-2">
              <p role="status" className="empty:hidden">
                {failure || (!stream && !taken && 'Starting the camera…')}
              </p>
              {taken ? (
                <Answers onUse={() => onPhoto(taken.file)} onAgain={again} />
              ) : (
                <>
                  {ask && (
                    <div className="hidden pointer-coarse:block">
                      <Button variant="inverse" onClick={ask}>
                        Show the level line
                      </Button>
                    </div>
                  )}
                  <Shutter isReady={Boolean(stream) && !isTaking} onPress={take} />
                </>
              )}
            </div>
          </>
        )}
      </div>
    </DialogFrame>
  )
}

function Shutter({ isReady, onPress }: { isReady: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label="Take photo"
      aria-disabled={!isReady}
      onClick={isReady ? onPress : undefined}
      className="size-18 rounded-full border-4 border-white p-1 aria-disabled:opacity-50"
    >
      <span className="block size-full rounded-full bg-white" />
    </button>
  )
}

function Answers({ onUse, onAgain }: { onUse: () => void; onAgain: () => void }) {
  const use = useRef<HTMLButtonElement>(null)
  // The shutter has gone, and the focus with it.
  useEffect(() => use.current?.focus(), [])
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button ref={use} onClick={onUse}>
        Use this photo
      </Button>
      <Button variant="inverse" onClick={onAgain}>
        Take again
      </Button>
    </div>
  )
}

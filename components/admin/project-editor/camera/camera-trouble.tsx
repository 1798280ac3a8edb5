import { useId } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { IMAGE_TYPES } from '@/lib/media/limits'
import type { CameraProblem } from './use-camera'

const messages: Record<CameraProblem, string> = {
  denied:
    'This site may not use the camera. Allow it in the settings of your browser, then try again.',
  busy: 'The camera is in use. Close the other app, then try again.',
  missing: "We can't find a camera on this device.",
  insecure: 'Your browser allows the camera only at an address that begins with https.',
}

/** Says why there is no camera; a photo can be chosen all the same. */
export function CameraTrouble({
  problem,
  onRetry,
  onFile,
}: {
  problem: CameraProblem
  onRetry: () => void
  onFile: (file: File) => void
}) {
  const id = useId()
  const canRetry = problem === 'denied' || problem === 'busy'
  return (
    <div className="grid content-center justify-items-center gap-5 p-6 text-center landscape:col-start-1 landscape:row-span-2 landscape:row-start-1">
      <p role="alert" className="max-w-prose">
        {messages[problem]}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {canRetry && (
          <Button variant="inverse" onClick={onRetry}>
            Try again
          </Button>
        )}
        {/* Phones open their own camera for it. */}
        <input
          id={id}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          capture="environment"
          className="peer sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onFile(file)
          }}
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'primary',
            'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2',
          )}
        >
          Choose a photo
        </label>
      </div>
    </div>
  )
}

import { useEffect, useState, useSyncExternalStore } from 'react'

export type CameraProblem = 'denied' | 'busy' | 'missing' | 'insecure'

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } },
}

/** The camera at the back, on as long as this is mounted and the page is looked at. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [round, setRound] = useState(0)
  const isLookedAt = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another try
  useEffect(() => {
    if (!isLookedAt) return
    let isOver = false
    let opened: MediaStream | undefined
    const lost = () => {
      stop(opened)
      setStream(null)
      setProblem('busy')
    }
    openCamera().then(
      (camera) => {
        if (isOver) return stop(camera)
        opened = camera
        // Another app took it.
        for (const track of camera.getTracks()) track.onended = lost
        setStream(camera)
      },
      (error: unknown) => {
        if (!isOver) setProblem(problemOf(error))
      },
    )
    return () => {
      isOver = true
      stop(opened)
      setStream(null)
    }
  }, [round, isLookedAt])

  const retry = () => {
    setProblem(null)
    setRound(round + 1)
  }
  return { stream, problem, retry }
}

function openCamera(): Promise<MediaStream> {
  // Browsers hide it from pages without encryption.
  const { mediaDevices } = navigator as Partial<Navigator>
  if (!mediaDevices) return Promise.reject(new DOMException('', 'InsecureError'))
  return mediaDevices.getUserMedia(WANTED)
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
  InsecureError: 'insecure',
}

function problemOf(error: unknown): CameraProblem {
  return (error instanceof DOMException && problems[error.name]) || 'missing'
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) {
    track.onended = null
    track.stop()
  }
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

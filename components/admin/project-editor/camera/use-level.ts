import { useEffect, useState } from 'react'
import { rollOf } from './level'

/** iPhones tell after a question only, which must follow a press. */
type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> }

/** How far the phone leans; null without a sensor. `ask`: where it may tell once it is asked. */
export function useLevel() {
  const [roll, setRoll] = useState<number | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [isTold, setIsTold] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again once it is allowed
  useEffect(() => {
    const turned = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return
      const now = rollOf(beta, gamma, screen.orientation?.angle ?? 0)
      setIsTold(true)
      setRoll(now && Math.round(now * 2) / 2)
    }
    window.addEventListener('deviceorientation', turned)
    return () => window.removeEventListener('deviceorientation', turned)
  }, [isAsked])

  const { requestPermission } = (window.DeviceOrientationEvent ?? {}) as Asking
  const ask = async () => {
    // A refusal is an answer too.
    await requestPermission?.().catch(() => undefined)
    setIsAsked(true)
  }
  return { roll, ask: requestPermission && !isAsked && !isTold ? ask : undefined }
}

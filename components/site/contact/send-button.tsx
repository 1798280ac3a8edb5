import { useId } from 'react'
import { Button } from '@/components/ui/button'
import type { Phase } from './use-enquiry'

interface SendButtonProps {
  phase: Phase
  verified: boolean
  hydrated: boolean
}

/** The form's button (specification §2), with the reason where it is disabled. */
export function SendButton({ phase, verified, hydrated }: SendButtonProps) {
  const hint = useId()
  const isSending = phase === 'sending'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          disabled={!hydrated || !verified || isSending}
          aria-describedby={verified ? undefined : hint}
          className="w-full sm:w-auto sm:min-w-52"
        >
          {isSending ? 'Sending...' : 'Get Free Quote'}
        </Button>
        {!verified && (
          <p id={hint} className="text-base text-slate">
            Slide to verify first
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement(phase, verified)}
      </p>
    </>
  )
}

/** For screen readers, which do not notice the slider and the button change. */
function announcement(phase: Phase, verified: boolean): string {
  if (phase === 'sending') return 'Your message is being sent.'
  return verified ? 'Verified. You can send your message now.' : ''
}

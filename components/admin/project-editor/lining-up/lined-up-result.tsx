import type { CSSProperties, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Comparison } from '@/components/ui/comparison/comparison'
import type { Result } from './use-lining-up'

/** Both photos as seen from one spot, on this device. */
export function LinedUpResult({ result, label }: { result: Result; label: string }) {
  const { width, height } = result.pictures
  const picture = { width, height, formats: [] }
  return (
    <div style={{ '--shape': width / height } as CSSProperties}>
      <Comparison
        before={{ ...picture, src: result.before, alt: 'Before' }}
        after={{ ...picture, src: result.after, alt: 'After, lined up' }}
        label={label}
        className="mx-auto aspect-(--shape) w-[min(100%,60dvh*var(--shape))]"
      />
    </div>
  )
}

interface UseResultProps {
  isSending: boolean
  onUse: () => void
  /** More of its name. */
  children?: ReactNode
}

export function UseResult({ isSending, onUse, children }: UseResultProps) {
  return (
    <Button aria-disabled={isSending} onClick={() => !isSending && onUse()}>
      {isSending ? 'Saving …' : 'Use lined-up photo'}
      {children}
    </Button>
  )
}

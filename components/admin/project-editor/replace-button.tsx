'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { IMAGE_TYPES } from '@/lib/media/limits'

/** Chooses another file for a picture, and asks before the old one is given up. */
export function ReplaceButton({ of, onFile }: { of: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        aria-label={`File to replace the ${of}`}
        hidden
        onChange={({ target }) => {
          setChosen(target.files?.[0] ?? null)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        Replace<span className="sr-only"> {of}</span>
      </Button>
      {chosen && (
        <ConfirmDialog
          title="Replace Image"
          message={`“${chosen.name}” will replace the ${of}. The current picture will be deleted for good.`}
          confirmText="Replace"
          destructive
          onConfirm={() => {
            setChosen(null)
            onFile(chosen)
          }}
          onCancel={() => setChosen(null)}
        />
      )}
    </>
  )
}

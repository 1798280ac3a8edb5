import { type ReactNode, useEffect, useRef, useState } from 'react'
import { refusalOf } from '@/components/admin/uploads/upload-queue'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Image } from '@/components/ui/image/image'
import { isHeic, MB, PHOTO_TYPES, typesAndLimit } from '@/lib/media/limits'
import { HEIC_PHOTO, invalidImage } from '@/lib/media/words'
import type { SavedPicture } from '@/lib/projects/editor/edit-rows'
import { useEditor } from '../editor-context'

interface ReplaceButtonProps {
  picture: SavedPicture
  /** Which one, for screen readers. */
  of: string
}

/** Chooses another file, refuses a wrong one at once, and shows both pictures before it asks. */
export function ReplaceButton({ picture, of }: ReplaceButtonProps) {
  const { editor } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; src: string } | null>(null)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.src)
  }, [chosen])

  const choose = (file: File | undefined) => {
    if (!file) return
    const { name, size, type } = file
    const refusal = refusalOf({ purpose: 'replace', name, size, type }, editor.rawLimitMB)
    setProblem(refusal?.message)
    setChosen(refusal ? null : { file, src: URL.createObjectURL(file) })
  }
  const refuse = (file: File) => {
    setProblem(isHeic(file) ? HEIC_PHOTO : invalidImage('replace'))
    setChosen(null)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        aria-label={`File to replace the ${of}`}
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        Replace<span className="sr-only"> {of}</span>
      </Button>
      <p role="alert" className="order-last basis-full text-base text-brick empty:hidden">
        {problem}
      </p>
      {chosen && (
        <ConfirmDialog
          title="Replace Image"
          message={`“${chosen.file.name}” will replace the ${of}. You can undo it right after.`}
          confirmText="Replace"
          onConfirm={() => {
            setChosen(null)
            editor.replace(picture.id, chosen.file)
          }}
          onCancel={() => setChosen(null)}
        >
          <div className="grid gap-3 px-6 pb-6">
            <div className="grid grid-cols-2 gap-3 text-base">
              <Side name="Now">
                <Image picture={picture} alt={of} fill sizes="12rem" className="object-cover" />
              </Side>
              <Side name="New">
                {/* biome-ignore lint/performance/noImgElement: the file is on this device */}
                <img
                  src={chosen.src}
                  alt={chosen.file.name}
                  className="size-full object-cover"
                  onError={() => refuse(chosen.file)}
                />
              </Side>
            </div>
            <p className="text-base text-slate">
              {typesAndLimit('replace', editor.rawLimitMB)}.{' '}
              {chosen.file.size > editor.rawLimitMB * MB
                ? `This one has ${megabytes(chosen.file)} and is made smaller before it is sent.`
                : `This one has ${megabytes(chosen.file)}.`}
            </p>
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <div className="pane relative aspect-3/2 overflow-hidden bg-glass">{children}</div>
      <figcaption className="mt-1 font-semibold">{name}</figcaption>
    </figure>
  )
}

const megabytes = ({ size }: File) => `${Math.max(size / MB, 0.1).toFixed(1)}MB`

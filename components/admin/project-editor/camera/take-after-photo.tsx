import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { useEditor } from '../editor-context'
import type { EditorState } from '../editor-state'
import { CameraDialog } from './camera-dialog'
import type { Ghost } from './viewfinder'

const TAKE = 'Take the after photo'

/** Where a set has a before picture and no after picture yet. */
export function TakeAfterPhoto({ setId, of }: { setId: string; of: string }) {
  const { state, editor, project } = useEditor()
  const [isOpen, setIsOpen] = useState(false)
  const before = beforeOf(setId, state, project)
  if (!before) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {TAKE}
        <span className="sr-only">: {of}</span>
      </Button>
      {isOpen && (
        <CameraDialog
          title={`Take the ${of}`}
          before={before}
          onClose={() => setIsOpen(false)}
          onPhoto={(file) => {
            setIsOpen(false)
            editor.choose([file], { type: 'after', setId })
          }}
        />
      )}
    </>
  )
}

/** The saved before picture of a set, or one that has arrived. */
function beforeOf(
  setId: string,
  { files, uploads }: EditorState,
  project: ProjectToEdit | undefined,
): Ghost | undefined {
  const set = project?.sets.find(({ id }) => id === setId)
  const saved = set?.pictures.find(({ type }) => type === 'before')
  if (saved) return saved
  const file = files.find((each) => each.setId === setId && each.type === 'before')
  const item = uploads.items.find(({ id }) => id === file?.id)
  const { width, height } = item?.result ?? {}
  return item?.preview && width && height ? { src: item.preview, width, height } : undefined
}

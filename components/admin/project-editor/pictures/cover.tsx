import { Button } from '@/components/ui/button'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { inPageOrder } from '@/lib/projects/editor/media-list'
import { useEditor } from '../editor-context'
import type { EditorState } from '../editor-state'

/** Id of the picture that cards show after a save: as chosen, else after, else progress, else before. */
export function coverOf(
  { cover, files, setIds }: Pick<EditorState, 'cover' | 'files' | 'setIds'>,
  project: Pick<ProjectToEdit, 'sets' | 'progress'> | undefined,
): string | undefined {
  const saved = project ? [...project.sets.flatMap((set) => set.pictures), ...project.progress] : []
  const pictures = [...saved, ...inPageOrder(files, setIds)]
  const chosen = pictures.find(({ id }) => id === cover) ?? saved.find(({ isCover }) => isCover)
  const first = (kind: string) => pictures.find(({ type }) => type === kind)
  return (chosen ?? first('after') ?? first('progress') ?? first('before'))?.id
}

/** On the picture that is the cover. */
export function CoverBadge({ id }: { id: string }) {
  const { state, project } = useEditor()
  if (coverOf(state, project) !== id) return null
  return (
    <span
      aria-hidden="true"
      className="absolute top-3 left-3 rounded-frame bg-white px-2.5 py-0.5 font-semibold text-sm"
    >
      Cover
    </span>
  )
}

interface CoverButtonProps {
  /** Of the picture or file. */
  id: string
  /** Which one, for screen readers. */
  of: string
  isSaved?: boolean
}

/** Stays when it is pressed, and the focus with it. */
export function CoverButton({ id, of, isSaved }: CoverButtonProps) {
  const { state, editor, project } = useEditor()
  const isCover = coverOf(state, project) === id
  const choose = () => editor.dispatch({ type: 'cover-chosen', id: isSaved ? undefined : id })
  return (
    <>
      <Button
        variant={isCover ? 'quiet' : 'secondary'}
        aria-disabled={isCover}
        onClick={isCover ? undefined : choose}
      >
        {isCover ? 'Cover' : 'Use as cover'}
        <span className="sr-only"> {of}</span>
      </Button>
      <span role="status" className="sr-only">
        {isCover && state.cover && `Cover: ${of}`}
      </span>
    </>
  )
}

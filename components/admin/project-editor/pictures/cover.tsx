import { Button } from '@/components/ui/button'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { useEditor } from '../editor-context'
import type { EditorState } from '../editor-state'
import { shownProgress, shownSets } from '../ordering/shown-order'

/** Id of the picture that cards show after a save: as chosen, else after, else progress, else before. */
export function coverOf(
  state: Pick<EditorState, 'cover' | 'files' | 'setIds' | 'order'>,
  project: Pick<ProjectToEdit, 'sets' | 'progress'> | undefined,
): string | undefined {
  const { cover, order } = state
  const sets = shownSets(state, project)
  const photos = shownProgress(state, project)
  const saved = [
    ...sets.flatMap((set) => set.saved?.pictures ?? []),
    ...photos.flatMap((photo) => photo.saved ?? []),
  ]
  const files = [...sets.flatMap((set) => set.files), ...photos.flatMap(({ file }) => file ?? [])]
  const pictures = [...saved, ...files]
  const chosen = pictures.find(({ id }) => id === cover) ?? saved.find(({ isCover }) => isCover)
  const arranged = order.sets
    ? sets.flatMap((set) => [...(set.saved?.pictures ?? []), ...set.files])
    : []
  const first = (kind: string) => [...arranged, ...pictures].find(({ type }) => type === kind)
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

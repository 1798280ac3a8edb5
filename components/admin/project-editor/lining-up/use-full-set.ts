import { useEditor } from '../editor-context'

interface Half {
  id: string
  type: string
}

/** The two photos of a set that can be compared: both are there, and none is about to be replaced. */
export function useFullSet<T extends Half>(pictures: readonly T[]) {
  const { replacements } = useEditor().state
  const [before, after] = ['before', 'after'].map((half) =>
    pictures.find(({ type }) => type === half),
  )
  if (!before || !after || before.id in replacements || after.id in replacements) return null
  return { before, after }
}

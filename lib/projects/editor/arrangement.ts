import type { ProjectToEdit } from './edit-rows'

/** The saved cover, and the order of the saved sets and progress photos, as ids. */
export interface Arrangement {
  cover: string | null
  sets: readonly string[]
  progress: readonly string[]
}

/** @param removed pictures to leave out */
export function arrangementOf(
  project: Pick<ProjectToEdit, 'sets' | 'progress'>,
  removed: readonly string[] = [],
): Arrangement {
  const isLeft = ({ id }: { id: string }) => !removed.includes(id)
  const ofSets = project.sets.flatMap(({ pictures }) => pictures)
  const pictures = [...ofSets, ...project.progress].filter(isLeft)
  return {
    cover: pictures.find(({ isCover }) => isCover)?.id ?? null,
    sets: project.sets.filter((set) => set.pictures.some(isLeft)).map(({ id }) => id),
    progress: project.progress.filter(isLeft).map(({ id }) => id),
  }
}

/**
 * Whether a part that the owner rearranged is neither as the form showed it nor as it is to be: another
 * tab or device arranged it.
 */
export function isRearranged(
  stored: Arrangement,
  shown: Arrangement,
  wanted: Partial<Arrangement>,
): boolean {
  const parts = ['cover', 'sets', 'progress'] as const
  return parts.some((part) => {
    const found = String(stored[part])
    return wanted[part] && ![String(shown[part]), String(wanted[part])].includes(found)
  })
}

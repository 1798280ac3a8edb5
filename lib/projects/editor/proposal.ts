import type { Position } from '@/lib/media/pairing/exif'
import { townOfMost } from '../nearest-town'
import type { ProjectStatus } from '../schema'
import type { ProjectField, ProjectValues } from './form-values'
import type { ChosenFile } from './media-list'

/** Values that the photos suggest, until the owner types others. */
export type Proposed = Partial<Record<ProjectField, string>>

/** What the photos of a new project tell: its status, its dates, its town. */
export function proposeDetails(
  photos: readonly Pick<ChosenFile, 'type' | 'date'>[],
  positions: readonly Position[],
): Proposed {
  const status = statusFrom(photos.map(({ type }) => type))
  const days = photos.flatMap(({ date }) => date || []).sort()
  const hasEarlier = photos.some(({ type, date }) => type !== 'after' && date)
  return {
    location: townOfMost(positions),
    status,
    // A photo from before the work, or of its end alone, doesn't tell when it began.
    start_date: status !== 'pending' && hasEarlier ? days.at(0) : undefined,
    completion_date: status === 'completed' ? days.at(-1) : undefined,
  }
}

function statusFrom(types: readonly ChosenFile['type'][]): ProjectStatus | undefined {
  if (types.includes('after')) return 'completed'
  if (types.includes('progress')) return 'in_progress'
  return types.includes('before') ? 'pending' : undefined
}

/** Takes a proposal where the owner has written nothing; a former proposal gives way. */
export function withProposal(
  values: ProjectValues,
  own: readonly string[],
  former: Proposed,
  proposed: Proposed,
): { values: ProjectValues; proposed: Proposed } {
  const isFree = (field: ProjectField) => {
    if (own.includes(field)) return false
    // The status always has a value.
    return field === 'status' || !values[field].trim() || values[field] === former[field]
  }
  const taken = Object.entries(proposed).filter(
    ([field, value]) => value && isFree(field as ProjectField),
  )
  const chosen = Object.fromEntries(taken) as Proposed
  return { values: { ...values, ...chosen }, proposed: { ...former, ...chosen } }
}

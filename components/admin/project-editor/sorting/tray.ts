import type { SortedPhotos } from '@/lib/media/pairing/sort-photos'

/** Photos picked together, and where each would go, as a pure reducer. */

export interface TrayPhoto {
  id: string
  file: File
  preview: string
}

/** A set of the form without a picture. */
export interface FreeSet {
  id: string
  /** As the form counts them, from 1. */
  number: number
}

/** 'before 0' is the before half of the first free set; 'none' leaves the photo out. */
export type TrayPlace = `${'before' | 'after'} ${number}` | 'progress' | 'none'

export interface Tray {
  photos: readonly TrayPhoto[]
  /** Those that were free when the photos were picked. */
  sets: readonly FreeSet[]
  /** Undefined until they are sorted. */
  sorted: Omit<SortedPhotos, 'proposal'> | undefined
  places: Readonly<Record<string, TrayPlace>>
  /** As the owner moved them before the page was left; they go there once sorted. */
  former: Readonly<Record<string, string>>
  /** Numbers of the sets whose photos may not belong together. */
  doubtful: readonly number[]
  overCount: number
  /** 0 to 1. */
  progress: number
}

export type TrayEvent =
  | {
      type: 'picked'
      photos: readonly TrayPhoto[]
      sets: readonly FreeSet[]
      former: Tray['former']
    }
  | { type: 'progressed'; progress: number }
  | { type: 'sorted'; sorted: SortedPhotos }
  | { type: 'not-sorted' }
  | { type: 'moved'; id: string; to: TrayPlace }
  | { type: 'closed' }

const NOT_COMPARED = {
  ...{ compared: [], days: {}, positions: {}, isOneDay: false, isCompared: false },
}

export function reduceTray(tray: Tray | null, event: TrayEvent): Tray | null {
  if (event.type === 'picked') {
    const { photos, sets, former } = event
    const none = { sorted: undefined, doubtful: [], overCount: 0, progress: 0 }
    return { ...none, photos, sets, former, places: placesOf(photos) }
  }
  if (!tray) return null
  switch (event.type) {
    case 'progressed':
      return { ...tray, progress: event.progress }
    case 'sorted':
      return asBefore(withProposal(tray, event.sorted))
    case 'not-sorted':
      return asBefore({ ...tray, sorted: NOT_COMPARED })
    case 'moved':
      return moved(tray, event.id, event.to)
    case 'closed':
      return null
  }
}

function placesOf(photos: readonly TrayPhoto[]): Tray['places'] {
  return Object.fromEntries(photos.map(({ id }) => [id, 'progress' as const]))
}

function withProposal(tray: Tray, { proposal, ...sorted }: SortedPhotos): Tray {
  const places: Record<string, TrayPlace> = { ...placesOf(tray.photos) }
  proposal.sets.forEach(({ before, after }, set) => {
    if (before) places[before] = `before ${set}`
    if (after) places[after] = `after ${set}`
  })
  const doubtful = proposal.sets.flatMap(({ isSure }, set) => (isSure ? [] : [set]))
  return { ...tray, sorted, places, doubtful, overCount: proposal.overCount }
}

function asBefore(tray: Tray): Tray {
  const all = placesIn(tray)
  return tray.photos.reduce((now, { id }) => {
    const place = all.find((each) => each === tray.former[id])
    return place ? moved(now, id, place) : now
  }, tray)
}

/** Half a set holds one photo, so the one that was there takes the other's place. */
function moved(tray: Tray, id: string, to: TrayPlace): Tray {
  const from = tray.places[id]
  if (!from || from === to) return tray
  const places = { ...tray.places, [id]: to }
  const former = to === 'progress' || to === 'none' ? undefined : photosAt(tray, to)[0]
  if (former) places[former.id] = from
  // What the owner put together is no guess any more.
  const touched = [from, to].map((place) => Number(place.split(' ')[1]))
  return { ...tray, places, doubtful: tray.doubtful.filter((set) => !touched.includes(set)) }
}

export function placesIn({ sets }: Tray): TrayPlace[] {
  const halves = [...sets.keys()].flatMap((set) => [`before ${set}`, `after ${set}`] as const)
  return [...halves, 'progress', 'none']
}

export function photosAt({ photos, places }: Tray, place: TrayPlace): TrayPhoto[] {
  return photos.filter(({ id }) => places[id] === place)
}

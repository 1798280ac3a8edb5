import type { PhotoName } from './photos.ts'

/** Part of a photo in fractions of its size, so that both halves of a pair are cropped alike. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

export interface DemoImage {
  photo: PhotoName
  type: 'before' | 'after' | 'progress'
  /** Number of a before/after set within the project; none for progress photos. */
  set?: number
  crop?: Crop
  /** Of a before picture: how much of it the comparison shows at first, in per cent. */
  start?: number
  /** Replaces the photo's alt text where a crop shows something else. */
  caption?: string
}

/** Days before installation; negative ones are in the future. */
export interface DemoProject {
  key: string
  title: string
  location: string
  description: string
  status: 'pending' | 'in_progress' | 'completed'
  windows?: boolean
  doors?: boolean
  conservatories?: boolean
  createdDaysAgo: number
  startDaysAgo: number
  completedDaysAgo?: number
  images: DemoImage[]
}

export interface DemoEnquiry {
  key: string
  name: string
  email: string
  phone?: string
  projectType: string
  message: string
  status: 'new' | 'contacted' | 'completed'
  daysAgo: number
  spamReason?: 'honeypot' | 'too_fast' | 'sender_rate' | 'caller_rate'
  deletedDaysAgo?: number
  note?: string
}

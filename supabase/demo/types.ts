import type { PhotoName } from './photos.ts'

/** Part of a photo as fractions of its size, so that a pair is cut alike. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

export interface DemoImage {
  photo: PhotoName
  type: 'before' | 'after' | 'progress'
  /** Numbers the before/after sets of a project; progress photos have none. */
  set?: number
  crop?: Crop
  /** Replaces the photo's own text where a crop shows something else. */
  caption?: string
}

/** Days count back from the day of installation; negative ones lie ahead. */
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

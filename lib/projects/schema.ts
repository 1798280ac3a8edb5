import type { Picture } from '@/lib/picture'
import type { ServiceSlug } from '@/lib/routes'
import type { Tables } from '@/lib/supabase/database.types'

export const projectStatuses = ['pending', 'in_progress', 'completed'] as const

export type ProjectStatus = (typeof projectStatuses)[number]

export const serviceTypes = ['windows', 'doors', 'conservatories'] as const

/** Flag column of each service, in page order. */
export const serviceFlags = {
  windows: 'has_windows',
  doors: 'has_doors',
  conservatories: 'has_conservatories',
} as const satisfies Record<ServiceSlug, keyof Tables<'projects'>>

/** A project as a card shows it. */
export interface ProjectSummary {
  id: string
  slug: string
  title: string
  location: string
  status: ProjectStatus
  /** Dates as stored: yyyy-MM-dd. */
  startDate: string
  completionDate: string | null
  /** The description's start, at least as long as two lines. */
  excerpt: string
  /** The first paragraph. */
  opening: string
  services: ServiceSlug[]
  /** The picture its owner chose, else after, else progress, else before. */
  cover: Picture | null
  /** What an after picture on the cover looked like before. */
  before: Picture | null
  /** The cover itself shows how it was before. */
  isBefore?: true
}

/** One before/after set; either half may be missing. */
export interface ImageSet {
  id: string
  before: Photo | null
  after: Photo | null
  /** Before beside after, for shared links. */
  socialCard?: string
  /** The same two as one view, where the owner had them lined up. */
  linedUp?: { before: Photo; after: Photo }
}

export interface Photo extends Picture {
  id: string
  caption: string | null
  date: string | null
}

export interface Video {
  id: string
  src: string
  /** MIME type, by which a browser knows whether it can play the file. */
  type: string
  poster: string | null
  caption: string | null
  uploadedAt: string
}

/** A project as its own page shows it. */
export interface Project extends Omit<ProjectSummary, 'excerpt' | 'opening' | 'cover' | 'before'> {
  /** As on its card. */
  cover: Photo | null
  /** Undefined where the owner left it to us. */
  chosenCover?: Photo
  ownerId: string
  description: string
  createdAt: string
  updatedAt: string
  sets: ImageSet[]
  progress: Photo[]
  videos: Video[]
}

export interface ProjectPage {
  projects: ProjectSummary[]
  page: number
  pageCount: number
  total: number
}

export function isServiceSlug(value: string): value is ServiceSlug {
  return (serviceTypes as readonly string[]).includes(value)
}

/** The CHECK constraint allows nothing else; an unknown status from a newer database counts as planned. */
export function statusOf(value: string): ProjectStatus {
  return projectStatuses.find((status) => status === value) ?? 'pending'
}

/** The main service: a conservatory includes windows and doors; else the first. */
export function mainService(services: readonly ServiceSlug[]): ServiceSlug | undefined {
  if (services.includes('conservatories')) return 'conservatories'
  return serviceTypes.find((service) => services.includes(service))
}

/** What a visitor to a project also wants to see: conservatories, or work of any of its types. */
export function relatedTypes(services: readonly ServiceSlug[]): readonly ServiceSlug[] {
  return services.includes('conservatories') ? ['conservatories'] : services
}

import type { Picture } from '@/lib/media/picture'
import type { ServiceSlug } from '@/lib/routes'
import type { Tables } from '@/lib/supabase/database.types'

export const projectStatuses = ['pending', 'in_progress', 'completed'] as const

export type ProjectStatus = (typeof projectStatuses)[number]

export const serviceTypes = ['windows', 'doors', 'conservatories'] as const

/** The flag of each service, in the order the pages show them. */
export const serviceFlags = {
  windows: 'has_windows',
  doors: 'has_doors',
  conservatories: 'has_conservatories',
} as const satisfies Record<ServiceSlug, keyof Tables<'projects'>>

/** What a card shows. */
export interface ProjectSummary {
  id: string
  slug: string
  title: string
  location: string
  status: ProjectStatus
  /** Calendar days as stored: yyyy-MM-dd. */
  startDate: string
  completionDate: string | null
  /** No more of it than two lines can show. */
  excerpt: string
  services: ServiceSlug[]
  /** An after image, else the latest that there is of it. */
  cover: Picture | null
}

/** One before/after set; either half may be missing. */
export interface ImageSet {
  id: string
  before: Photo | null
  after: Photo | null
}

export interface Photo extends Picture {
  id: string
  caption: string | null
  date: string | null
}

export interface Video {
  id: string
  src: string
  /** How a browser learns at once whether it can play the file. */
  type: string
  poster: string | null
  caption: string | null
  uploadedAt: string
}

/** What the project's own page shows. */
export interface Project extends Omit<ProjectSummary, 'excerpt'> {
  ownerId: string
  description: string
  createdAt: string
  updatedAt: string
  sets: ImageSet[]
  progress: Photo[]
  videos: Video[]
}

/** One page of the list. */
export interface ProjectPage {
  projects: ProjectSummary[]
  page: number
  pageCount: number
  total: number
}

export function isServiceSlug(value: string): value is ServiceSlug {
  return (serviceTypes as readonly string[]).includes(value)
}

/** The CHECK constraint allows nothing else; an unknown word from a newer database is read as planned. */
export function statusOf(value: string): ProjectStatus {
  return projectStatuses.find((status) => status === value) ?? 'pending'
}

/** What a project is most about: a conservatory brings its windows and doors along. */
export function mainService(services: readonly ServiceSlug[]): ServiceSlug | undefined {
  return serviceTypes.findLast((service) => services.includes(service))
}

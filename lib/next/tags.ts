/** Cache tags of public content. An action that changes it calls updateTag. */
export const tags = { profile: 'profile', projects: 'projects', proof: 'proof' } as const

/** The tables that public pages show, with the tag of their reads. Plain Node imports this file too. */
export const tagOfTable = {
  projects: tags.projects,
  project_images: tags.projects,
  project_slugs: tags.projects,
  profiles: tags.profile,
  reviews: tags.proof,
  accreditations: tags.proof,
} as const

export const shownTables = Object.keys(tagOfTable) as (keyof typeof tagOfTable)[]

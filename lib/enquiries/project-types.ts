/** Subjects of an enquiry (specification §3), in the order of the select. */
export const projectTypes = [
  { value: 'residential', label: 'Residential Windows' },
  { value: 'commercial', label: 'Commercial Windows' },
  { value: 'replacement', label: 'Window Replacement' },
  { value: 'residential_doors', label: 'Residential Doors' },
  { value: 'commercial_doors', label: 'Commercial Doors' },
  { value: 'conservatory', label: 'Conservatory Installation' },
  { value: 'conservatory_repair', label: 'Conservatory Repair' },
  { value: 'custom', label: 'Custom Project' },
] as const

export type ProjectType = (typeof projectTypes)[number]['value']

export function isProjectType(value: string): value is ProjectType {
  return projectTypes.some((type) => type.value === value)
}

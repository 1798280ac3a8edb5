import type { Town } from '@/lib/projects/towns'

export const townList = new Intl.ListFormat('en-GB')

/** 'Durham and Whitley Bay', each name unbroken. */
export const townNames = (towns: readonly Town[]) =>
  townList.format(towns.map((town) => town.replace(' ', '\u00a0')))

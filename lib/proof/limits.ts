/** In characters as in the CHECK constraints, and rows of one owner. Free of server code: forms use them. */
export const reviewLimits = { name: 80, town: 80, words: 2000, count: 200 } as const

/** All of them stand in the footer. */
export const accreditationLimits = { name: 80, number: 40, count: 12 } as const

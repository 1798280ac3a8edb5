/** Reviews shown at once. */
export const IN_SIGHT = 3

/** Characters of a private note, as the CHECK constraint says; apart from the schema, which no browser needs. */
export const NOTE_LIMIT = 2000

/** In characters, as in the CHECK constraint; apart from the schema, which the browser does not load. */
export const NOTE_LIMIT = 2000

/** A title, or term, with its text. */
export interface Point {
  title: string
  text: string
}

/** Points by title, in this order. */
export function points(texts: Readonly<Record<string, string>>): readonly Point[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }))
}

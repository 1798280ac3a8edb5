/** A paragraph, a list, pairs that are looked up rather than read, or a way on. */
export type LegalBlock =
  | string
  | { items: readonly string[] }
  | { facts: readonly { term: string; text: string }[] }
  | { link: { label: string; href: string } }

export interface LegalPart {
  title: string
  body: readonly LegalBlock[]
}

/** Static texts (specification §2). Facts about the company come from the profile. */
export interface LegalText {
  title: string
  intro: string
  /** ISO date of the last change. */
  changed: string
  /** Who stands behind the text: the heading, and what that means. */
  who: { title: string; text: string }
  sections: readonly LegalPart[]
}

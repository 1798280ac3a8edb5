/** A paragraph, a list, term and text pairs, or a link. */
export type LegalBlock =
  | string
  | { items: readonly string[] }
  | { facts: readonly { term: string; text: string }[] }
  | { link: { label: string; href: string } }

interface LegalPart {
  title: string
  body: readonly LegalBlock[]
}

/** Static text (specification §2). Facts about the company come from the profile. */
export interface LegalText {
  title: string
  intro: string
  /** ISO date of the last change. */
  changed: string
  /** Who is responsible, shown above the company's details. */
  who: { title: string; text: string }
  sections: readonly LegalPart[]
}

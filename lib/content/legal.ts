import type { Point } from './points'

/** A paragraph, a list, terms with their texts, or a link. */
export type LegalBlock =
  | string
  | { items: readonly string[] }
  | { facts: readonly Point[] }
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

/** Parts by title, in this order. */
export function parts(bodies: Readonly<Record<string, LegalPart['body']>>): readonly LegalPart[] {
  return Object.entries(bodies).map(([title, body]) => ({ title, body }))
}

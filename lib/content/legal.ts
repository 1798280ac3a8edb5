/** Plain, or with a link in it. */
export type LegalSentence =
  | string
  | { before: string; link: { label: string; href: string }; after: string }

/** A paragraph, a list, terms with their texts, or the company's phone and email. */
export type LegalBlock =
  | LegalSentence
  | { items: readonly string[] }
  | { contacts: true }
  | { facts: Readonly<Record<string, LegalSentence>> }

type LegalBody = readonly LegalBlock[]

export interface LegalPart {
  title: string
  body: LegalBody
  /** Few readers need it: only its heading shows until it is opened. */
  isFolded: boolean
}

interface LegalChapter {
  title: string
  parts: readonly LegalPart[]
}

/** Static text (specification §2). Facts about the company come from the profile. */
export interface LegalText {
  title: string
  intro: string
  /** ISO date of the last change. */
  changed: string
  /** What most people look for, each by the title of its part. */
  inShort: Readonly<Record<string, string>>
  /** Who is responsible, shown above the company's details. */
  who: { title: string; text: string }
  chapters: readonly LegalChapter[]
}

/** Chapters by title, and in each its parts by title, in this order. */
export function chapters(
  texts: Readonly<Record<string, Readonly<Record<string, LegalBody | { folded: LegalBody }>>>>,
): readonly LegalChapter[] {
  return Object.entries(texts).map(([title, bodies]) => ({
    title,
    parts: Object.entries(bodies).map(([title, body]) =>
      'folded' in body
        ? { title, body: body.folded, isFolded: true }
        : { title, body, isFolded: false },
    ),
  }))
}

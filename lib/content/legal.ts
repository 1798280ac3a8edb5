/** Plain, or with a link in it. */
export type LegalSentence =
  | string
  | { before: string; link: { label: string; href: string }; after: string }

/** A paragraph, a list, the company's phone and email, terms with their texts, or what a guarantee covers. */
export type LegalBlock =
  | LegalSentence
  | { items: readonly string[] }
  | { contacts: true }
  | { heading?: string; facts: Readonly<Record<string, LegalFact>> }
  | { guarantee: GuaranteeScope }

export type LegalFact = LegalSentence | LegalRow

export interface LegalRow {
  text: LegalSentence
  /** The law's name for the term. */
  term?: string
  /** The text in a few words, shown above it. */
  answer?: string
}

export interface GuaranteeScope {
  period: string
  covered: readonly string[]
  excluded: readonly string[]
}

export type LegalBody = readonly LegalBlock[]

export interface LegalPart {
  title: string
  body: LegalBody
  /** What most readers look for: not folded at first. */
  isOpen?: boolean
  /** Folded on a wide screen too, since few readers need it: what is in it. */
  aside?: string
}

export interface LegalChapter {
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
  who: { title: string; text: string; contacts?: true }
  chapters: readonly LegalChapter[]
}

/** Parts of a chapter by title, in this order. */
export type LegalParts = Readonly<Record<string, LegalBody | Omit<LegalPart, 'title'>>>

/** Chapters by title, and in each its parts by title, in this order. */
export function chapters(texts: Readonly<Record<string, LegalParts>>): readonly LegalChapter[] {
  return Object.entries(texts).map(([title, parts]) => ({
    title,
    parts: Object.entries(parts).map(([title, part]) =>
      'body' in part ? { title, ...part } : { title, body: part },
    ),
  }))
}

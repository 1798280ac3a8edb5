import type { Point } from './points'

/** A paragraph, a list, terms with their texts, or a paragraph with a link in it. */
export type LegalBlock =
  | string
  | { items: readonly string[] }
  | { facts: readonly Point[] }
  | { before: string; link: { label: string; href: string }; after: string }

interface LegalPart {
  title: string
  body: readonly LegalBlock[]
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
  texts: Readonly<Record<string, Readonly<Record<string, LegalPart['body']>>>>,
): readonly LegalChapter[] {
  return Object.entries(texts).map(([title, bodies]) => ({
    title,
    parts: Object.entries(bodies).map(([title, body]) => ({ title, body })),
  }))
}

const LONGEST_TEXT = 200
const MOST_WORDS = 10

export const toSearchText = (words: string) =>
  words.replaceAll('\0', '').trim().slice(0, LONGEST_TEXT)

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}

/** One LIKE pattern per word, with its wildcards escaped. */
export function likePatterns(text: string): string[] {
  return wordsOf(text).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

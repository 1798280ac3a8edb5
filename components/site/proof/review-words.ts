/** In characters: a card's worth. */
const START = 200
/** A start cut at a sentence is no shorter. */
const LEAST = 100

/** The start of a long review, to the end of a sentence or as far as '…', and the rest; short ones are whole. */
export function splitWords(words: string, length = START): [start: string, rest?: string] {
  // A rest of a few words is not worth a press.
  if (words.length <= length * 1.25) return [words]
  const cut = words.slice(0, length)
  const sentence = /^.*[.!?…](?=\s)/s.exec(cut)?.[0]
  if (sentence && sentence.length >= LEAST)
    return [sentence, words.slice(sentence.length).trimStart()]
  const start = cut.replace(/\s+\S*$/, '').replace(/[\uD800-\uDBFF]$/, '')
  return [`${start}…`, words.slice(start.length).trimStart()]
}

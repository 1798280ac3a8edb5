/** How a project's title reads inside a sentence. */

/** What is fitted; a title that ends in one of these names the work. */
const things = new Set(
  'window door conservatory porch orangery bay bow sash casement rooflight skylight bifold patio frame pane lantern shopfront front entrance canopy roof sill sidelight screen wall gate fascia soffit balcony sunroom extension installation replacement repair refurbishment upgrade set pair row'.split(
    ' ',
  ),
)
const uncountable = new Set(
  'glazing glass walling cladding guttering joinery ironmongery work furniture'.split(' '),
)
/** Written small inside a sentence; other words may be names. */
const plain = new Set(
  'and new old double triple single secondary big large small tall wide arched round corner full whole complete tilt turn tilt-and-turn sliding folding bi-fold stable composite aluminium timber wooden wood oak cedar hardwood steel plastic glass glazed acoustic safety curtain insulated fire security energy efficient flush hung top fixed white black grey green red blue cream brown anthracite sage back rear side main internal external outside inside kitchen bathroom bedroom landing hall porch garage garden loft shop office school church pub house home cottage bungalow terrace flat two three four five six seven eight nine ten of and for with to on in at by from over under near lean-to custom bespoke matching replacement box pivot picture louvre stained leaded'.split(
    ' ',
  ),
)
const determined =
  /^(?:a|an|the|our|my|their|his|her|your|one|two|three|four|five|six|seven|eight|nine|ten|several|some|all|both|more|\d+)$/i
const preposition = /^(?:for|of|with|without|to|on|in|at|by|from|near|over|under|around|above)$/i

const joint = /, and | and | & |, | \+ /g

/** 'a bay window and front door', 'fitting a porch'; undefined where the title does not name the work. */
export function asNounPhrase(title: string): string | undefined {
  const words = title.split(' ')
  const [first = ''] = words
  if (first.endsWith('ing') && !isPlain(first)) {
    return `${first.charAt(0).toLowerCase()}${title.slice(1)}`
  }
  const stop = words.findIndex((word) => preposition.test(word))
  const end = stop < 0 ? words.length : stop
  const head = words.slice(0, end).map(inSentence).join(' ')
  const parts = head.split(joint)
  const kinds = parts.map(kindOf)
  if (kinds.includes(undefined)) return undefined
  const joints = head.match(joint) ?? []
  const phrase = parts
    .map((part, index) => {
      // 'a bay window and front door', but 'windows and a front door'.
      const needsArticle = index === 0 || kinds[0] !== 'one'
      const shown = needsArticle && kinds[index] === 'one' ? withArticle(part) : part
      return shown + (joints[index]?.replace(/ [&+] /, ' and ') ?? '')
    })
    .join('')
  const rest = words.slice(end).map((word) => (preposition.test(word) ? word.toLowerCase() : word))
  return [phrase, ...rest].join(' ')
}

type Kind = 'one' | 'many'

/** 'many' takes no article. */
function kindOf(part: string): Kind | undefined {
  const words = part.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)?.toLowerCase()]
  const isKnown = things.has(singular(last)) || uncountable.has(last)
  if (!isKnown) return undefined
  const isMany = last !== singular(last) || uncountable.has(last)
  return isMany || determined.test(first) || /[’']s$/.test(first) ? 'many' : 'one'
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('ches') || word.endsWith('shes')) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function inSentence(word: string): string {
  return isPlain(word) ? word.toLowerCase() : word
}

function isPlain(word: string): boolean {
  const small = word.toLowerCase()
  const bare = small.replace(/[^a-z-]/g, '')
  const sets = [plain.has(bare), things.has(singular(bare)), uncountable.has(bare)]
  return sets.includes(true) || determined.test(small)
}

/** Letters whose name begins with a vowel. */
const SPOKEN_LETTER = /^[AEFHILMNORSX][A-Z]*$/
const LIKE_YOU = /^(?:u[bcfhjkqrstvw]?pvc|uni|use|usu|util|euro|one\b|once)/i
const SILENT_H = /^(?:hour|honest|heir|honour)/i
const NUMBER_WITH_VOWEL = /^(?:8|11(?!\d)|18(?!\d))/

export function withArticle(phrase: string): string {
  const [word = ''] = phrase.split(' ')
  const isAcronym = /^[A-Z]{2,}$/.test(word) && word !== 'UPVC'
  const startsWithVowel = isAcronym
    ? SPOKEN_LETTER.test(word)
    : (/^[aeiou]/i.test(word) && !LIKE_YOU.test(word)) ||
      SILENT_H.test(word) ||
      NUMBER_WITH_VOWEL.test(word)
  return `${startsWithVowel ? 'an' : 'a'} ${phrase}`
}

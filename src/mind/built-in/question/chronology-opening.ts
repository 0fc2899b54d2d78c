import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { Chronology } from '../../../language/chronology-words.ts'
import type { Range } from '../../../language/words/words.ts'

/**
 * The words that tell that a question asks for what happened: for anything, all in the order of time, the time between two
 * things, what was done or changed, or things of a kind.
 */
export type ChronologyOpening = Range & {
  readonly kind: 'anything' | 'timeline' | 'distance' | 'deeds' | 'which'
}

type Kind = ChronologyOpening['kind']
/** The kinds that tell what is asked for in whichever language they are, and those that do in the one of the question. */
export const clearKinds: ReadonlySet<Kind> = new Set(['anything', 'timeline', 'distance'])
export const allKinds: ReadonlySet<Kind> = new Set([...clearKinds, 'deeds', 'which'])

/** The opening of such a question; undefined for any other. Linear in the length of the question. */
export function chronologyOpening(
  text: string,
  words: Chronology,
  language: string,
): ChronologyOpening | undefined {
  const distance = words.distances.opening(text)
  if (distance) return { ...distance, kind: 'distance' }
  const timeline = words.timelines.find(text).find(({ start, end }) => {
    const from = words.asksForWhich.opening(text)?.end ?? 0
    // "Give me the timeline of the trip", "the trip day by day"; not "in the company's timeline".
    const isAtEnd = !hasTerms(text.slice(end), language) && /\s/.test(text.slice(start, end))
    return isAtEnd || !hasTerms(text.slice(from, start), language)
  })
  if (timeline) return { ...timeline, kind: 'timeline' }
  const anything = askOpening(text, words.asks)
  if (anything) return { ...anything, kind: 'anything' }
  const deeds = askOpening(text, words.asksWithTime)
  if (deeds) return { ...deeds, kind: 'deeds' }
  const which = words.asksForWhich.opening(text)
  return which && { ...which, kind: 'which' }
}

function hasTerms(text: string, language: string): boolean {
  return tokensOfShort(text, language).some(({ word }) => word.isTerm)
}

/** "What happened", "was ist … geplant" with both of its parts. */
function askOpening(text: string, asks: Chronology['asks']): Range | undefined {
  const found = asks.opening(text)
  if (found === undefined) return undefined
  const rest = text.slice(found.end).toLowerCase()
  const isWhole = found.value.some(
    (ending) => ending === '' || hasWords(rest, ending.toLowerCase()),
  )
  return isWhole ? found : undefined
}

function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words)
  const isLetter = (letter: string) => /[\p{L}\p{M}]/u.test(letter)
  return at >= 0 && !isLetter(text[at - 1] ?? '') && !isLetter(text[at + words.length] ?? '')
}

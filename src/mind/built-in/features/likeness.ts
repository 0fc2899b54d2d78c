import { settings } from '../settings.ts'

/**
 * How alike two folded words are, 0 to 1, by Dice's coefficient over their trigrams (Adamson and Boreham,
 * 1974): inflection, compounds and typing errors. 0 for words that do not begin alike and of which none
 * contains the beginning of the other.
 */
export function likeness(one: Spelling, other: Spelling): number {
  if (one.folded === other.folded) return 1
  const { lettersMin, min } = settings.likeness
  if (one.folded.length < lettersMin || other.folded.length < lettersMin) return 0
  if (!beginAlike(one, other) && !contains(one, other) && !contains(other, one)) return 0
  const [left, right] = [`^${one.folded}$`, `^${other.folded}$`]
  let shared = 0
  for (let at = 0; at + 3 <= left.length; at++) if (right.includes(left.slice(at, at + 3))) shared++
  const found = (2 * shared) / (left.length + right.length - 4)
  return found < min ? 0 : Math.min(1, found)
}

/** A folded word, as it is compared with many others. */
export type Spelling = {
  readonly folded: string
  readonly opening: string
  /** Which characters the word has, and its opening: a bit for all that are equal but for multiples of 32. */
  readonly characters: number
  readonly openingCharacters: number
}

/** The spelling of a folded word. */
export function spellingOf(folded: string): Spelling {
  let [characters, openingCharacters] = [0, 0]
  for (let at = 0; at < folded.length; at++) {
    characters |= 1 << (folded.charCodeAt(at) & 31)
    if (at < openingLength) openingCharacters = characters
  }
  return { folded, opening: folded.slice(0, openingLength), characters, openingCharacters }
}

const openingLength = 5

function beginAlike({ folded: one }: Spelling, { folded: other }: Spelling): boolean {
  return one.charCodeAt(0) === other.charCodeAt(0) && one.charCodeAt(1) === other.charCodeAt(1)
}

/** Whether a word contains the opening of another, which most words lack a character of. */
function contains(one: Spelling, { opening, openingCharacters }: Spelling): boolean {
  return (openingCharacters & ~one.characters) === 0 && one.folded.includes(opening)
}

import { settings } from '../settings.ts'

/**
 * Similarity of two folded words, 0 to 1: Dice's coefficient over their trigrams (Adamson and Boreham, 1974). It
 * matches inflected forms, compounds and typing errors. 0 unless the words have the same first two letters or one
 * contains the opening of the other.
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

/** A folded word, prepared for comparison with many others. */
export type Spelling = {
  readonly folded: string
  readonly opening: string
  /**
   * Bit sets of the characters in the word and in its opening: bit n stands for all character codes equal to n modulo
   * 32.
   */
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

/** Whether a word contains the opening of another. The bit sets rule most words out cheaply. */
function contains(one: Spelling, { opening, openingCharacters }: Spelling): boolean {
  return (openingCharacters & ~one.characters) === 0 && one.folded.includes(opening)
}

import { segmentWords } from '../../../base/text/segment-words.ts'
import type { NameClues } from '../../../language/name-clues.ts'
import type { Range } from '../../../language/words/words.ts'

/** A word of a text, in a language whose names have no capitals. */
export type Unit = Range & {
  /** As written, without a particle behind it. */
  readonly text: string
  /** Whether it is no part of a name: a particle, a verb, a number. */
  readonly isBeside: boolean
  /** Whether a particle was behind it, so that a name ends with it. */
  readonly isClosed: boolean
}

/**
 * The words of a text, as runs with nothing but spaces between them, or with nothing at all where words have no spaces
 * between them. Ranges count from the start of the text.
 */
export function clausesOf(text: string, clues: NameClues): readonly (readonly Unit[])[] {
  const clauses: Unit[][] = []
  let clause: Unit[] = []
  let end = 0
  for (const unit of clues.isUnspaced ? segmentsOf(text, clues) : wordsOf(text, clues)) {
    if (clause.length > 0 && !joins(text.slice(end, unit.start), clues)) {
      clauses.push(clause)
      clause = []
    }
    clause.push(unit)
    end = unit.start + unit.text.length
    if (unit.isClosed) {
      clauses.push(clause)
      clause = []
    }
  }
  if (clause.length > 0) clauses.push(clause)
  return clauses
}

function joins(gap: string, { isUnspaced }: NameClues): boolean {
  return gap === '' || (!isUnspaced && /^ {1,2}$/.test(gap))
}

function* segmentsOf(text: string, clues: NameClues): Generator<Unit> {
  for (const { segment, index, isWordLike } of segmentWords(text)) {
    if (!isWordLike) continue
    yield {
      start: index,
      end: index + segment.length,
      text: segment,
      isBeside: isBeside(segment, clues),
      isClosed: false,
    }
  }
}

function* wordsOf(text: string, clues: NameClues): Generator<Unit> {
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{M}\p{N}\u200c'’־-]+/gu)) {
    const bare = withoutParticle(word, clues)
    yield {
      start,
      end: start + bare.length,
      text: bare,
      isBeside: isBeside(bare, clues) || isBeside(word, clues),
      isClosed: bare.length < word.length,
    }
  }
}

function isBeside(word: string, { besides }: NameClues): boolean {
  return besides.has(word) || /^\p{N}/u.test(word)
}

/** A word without the particle behind it, which is left where the word is known with it. */
function withoutParticle(word: string, clues: NameClues): string {
  if (clues.places.has(word) || clues.rolesBefore.has(word) || clues.titlesAfter.has(word))
    return word
  for (const particle of clues.particles)
    if (word.endsWith(particle) && word.length >= particle.length + 2)
      return word.slice(0, -particle.length)
  return word
}

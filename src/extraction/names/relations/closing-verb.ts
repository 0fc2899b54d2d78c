import type { Token } from '../../terms/tokens.ts'
import { gapIn, type Text } from './gap.ts'

/** How much of a text is read to the end of a clause, in UTF-16 units, and its most words. */
const lengthMax = 160
const wordsMax = 10

/** What closes a clause behind its last object: its words up to a mark or a coordinator that no name follows. */
export function restOfClause(text: Text, from: number, sentenceEnd: number): readonly Token[] {
  const end = Math.min(sentenceEnd, from + lengthMax)
  const { written, words } = gapIn(text, { start: from, end })
  const rest: Token[] = []
  let last = from
  for (const word of words) {
    const isListed = word.word.isCapital && rest.every((one) => one.word.isCapital)
    const mark = written.slice(last - from, word.start - from)
    const ends = /[.;:!?()[\]|]/.test(mark) || (mark.includes(',') && !isListed)
    if (ends || rest.length === wordsMax) break
    const joins = word.word.role.isCoordinator
    if (joins && !rest.every((one) => one.word.isCapital)) break
    if (!joins) rest.push(word)
    last = word.end
  }
  return rest
}

/** Most letters of what is parted from a verb: "ab". */
const particleLengthMax = 4

/**
 * The verb that closes a clause with these words and that rest: after a relative ("die bei Acme arbeitete"), an
 * auxiliary ("wurde von Ada gegründet"), or the part of a verb ("löste Umbra ab"). No name, noun or small word is one.
 */
export function closingVerb(clause: readonly Token[], rest: readonly Token[]): Token | undefined {
  const last = rest.at(-1)
  if (last === undefined || last.word.isCapital || last.word.isNumber) return undefined
  const isAuxiliary = clause.some(({ word }) => word.role.isAuxiliary)
  const hasVerb = clause.some(({ word }) => !word.role.isRelating && word.isTerm && !word.isNumber)
  const isParticle = rest.length === 1 && last.word.lower.length <= particleLengthMax
  if (isParticle) return last
  const isOpen = clause[0]?.word.role.isRelative || (isAuxiliary && !hasVerb)
  return isOpen && !last.word.role.isRelating ? last : undefined
}
